import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

const variants: Record<BookingStatus, BadgeVariant> = {
  pending: 'warm',
  accepted: 'success',
  on_the_way: 'warm',
  arrived: 'warm',
  in_progress: 'warm',
  completed: 'brand',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'danger',
  no_show: 'danger',
};

interface BookingBadgeProps {
  status: BookingStatus;
  statuses: Readonly<Record<BookingStatus, string>>;
}

export const BookingBadge = ({ status, statuses }: BookingBadgeProps) => (
  <Badge data-status={status} variant={variants[status]}>
    {statuses[status]}
  </Badge>
);
