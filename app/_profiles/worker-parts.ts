import type { ComponentProps, ComponentType } from 'react';
import { HeartButton } from '#components/favorites/heart-button.tsx';
import { VerifiedBadge } from '#components/profiles/worker/verified-badge.tsx';
import { WorkerMenu } from '#components/profiles/worker/worker-menu.tsx';
import { WorkPictures } from '#components/profiles/worker/work-pictures.tsx';
import { ReviewList } from '#components/reviews/review-list.tsx';
import { BookButton } from '#app/_bookings/book-button.tsx';

export const workerParts = { BookButton, HeartButton, ReviewList, VerifiedBadge, WorkerMenu, WorkPictures };

type Parts = typeof workerParts;

export type WorkerParts = { readonly [Name in keyof Parts]: ComponentType<ComponentProps<Parts[Name]>> };
