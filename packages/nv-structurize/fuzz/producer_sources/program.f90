! A loop with cycle and exit, a select, and an array expression.
program structured
  implicit none
  integer :: i, j, total
  real(8) :: grid(20, 20)
  total = 0
  outer: do i = 1, 50
    do j = 1, i
      if (mod(i * j, 7) == 0) cycle outer
      if (i + j > 80) exit outer
      select case (mod(j, 4))
      case (0)
        total = total + i
      case (1, 2)
        total = total - j
      case default
        total = ieor(total, i)
      end select
    end do
  end do outer
  do j = 1, 20
    do i = 1, 20
      grid(i, j) = merge(real(i, 8) / j, real(j, 8), i > j)
    end do
  end do
  print '(i0, 1x, f0.6)', total, sum(grid, mask=grid > 1.5d0)
end program
