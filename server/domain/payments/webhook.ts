/** Number of days for which events of providers are remembered. Older ones are refused, because they may be replayed. */
export const EVENT_DAYS = 7;

const DAY_MS = 86_400_000;

/** True if an event is too old to be remembered. False if `createdAt` is null: the provider does not sign the time. */
export function isTooOld(createdAt: Date | null, now: Date): boolean {
  return createdAt !== null && now.getTime() - createdAt.getTime() >= EVENT_DAYS * DAY_MS;
}
