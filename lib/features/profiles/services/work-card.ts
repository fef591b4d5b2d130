import type { WorkCardBody, WorkCardView } from '#lib/features/profiles/contracts/work-card.ts';
import { cardFrom, changeCard, workingSince } from '#lib/features/profiles/rules/work-card.ts';
import {
  listCardTrades,
  requireOpenCard,
  toCardToken,
  type CardTrade,
} from '#lib/features/profiles/services/steps/card-token.ts';
import { workCard as texts } from '#lib/features/profiles/texts/work-card.en.ts';
import { isNumberProved } from '#lib/features/people/rules/contact-trust.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { isVerified } from '#lib/features/people/rules/verification.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { storeWorkCard } from '#models/people/work-card.ts';

type Own = Pick<Actor, 'userId'>;

const toView = (user: UserRecord | null): WorkCardView => {
  if (!user) throw new AppError('unauthorized');
  const { isOn, showsPhone, isIndexed, languages } = cardFrom(user);
  const path = isOn ? publicPaths.card(toCardToken(user)) : null;
  return { isOn, path, showsPhone, isIndexed, languages };
};

/** Reads the settings of the worker's own card. */
export const readOwnCard = async ({
  actor: { userId },
}: {
  actor: Own;
}): Promise<{ data: WorkCardView }> => ({
  data: toView(await findUser(userId)),
});

/** Publishes, changes or takes back the worker's own card. */
export const setOwnCard = async ({
  actor: { userId },
  body,
}: {
  actor: Own;
  body: WorkCardBody;
}): Promise<{ message: string; data: WorkCardView }> => {
  const changed = await inTransaction(async (tx) => {
    const user = await findUser(userId, tx);
    if (!user) throw new AppError('unauthorized');
    return storeWorkCard({ userId, workCard: changeCard(cardFrom(user), body) }, tx);
  });
  return { message: texts.saved, data: toView(changed) };
};

/** A work card as anyone with its address sees it: nothing of any customer. */
export interface ShownCard {
  workerId: string;
  name: string;
  /** The worker's own language, for the preview in messengers. */
  locale: Locale;
  profileImage: string | null;
  trades: CardTrade[];
  languages: readonly Locale[];
  workingSince: number | null;
  completedJobs: number;
  /** Null without reviews. */
  rating: { average: number; count: number } | null;
  isVerified: boolean;
  agency: string | null;
  /** Null unless the worker has added it and proved it: the card is public, and any other may be someone else's. */
  phone: string | null;
  /** The worker has added a number and not proved it. */
  hidesPhone: boolean;
  isIndexed: boolean;
}

/** Reads the card at an address. */
export const readWorkCard = async ({ token }: { token: string }): Promise<ShownCard> => {
  const worker = await requireOpenCard(token);
  const { showsPhone, isIndexed, languages } = cardFrom(worker);
  const isProved = isNumberProved(worker);
  const [trades, agency] = await Promise.all([
    listCardTrades(worker),
    worker.brokerId && findUser(String(worker.brokerId)),
  ]);
  return {
    ...{ workerId: String(worker._id), name: worker.name, locale: worker.locale },
    profileImage: worker.imageKey && imageUrl({ key: worker.imageKey, size: 256 }),
    ...{ trades, languages },
    workingSince: workingSince(worker.experienceYears, toIndiaDay(now())),
    completedJobs: worker.completedJobs,
    rating: worker.reviewCount === 0 ? null : { average: averageRating(worker), count: worker.reviewCount },
    isVerified: isVerified(worker),
    agency: agency && agency.name,
    phone: showsPhone && isProved ? worker.phone : null,
    hidesPhone: showsPhone && !isProved && worker.phone !== null,
    isIndexed,
  };
};
