import { Plural, Trans } from '@lingui/react/macro';

type Durations = { readonly minDuration: number; readonly maxDuration: number | null };

/** For how many months a book may be rented: '1–30 months', or '1 month – No limit'. */
export function LeaseDuration({ lease: { minDuration, maxDuration } }: { lease: Durations }) {
  const least = <Plural value={minDuration} one="# month" other="# months" />;
  if (maxDuration === null) return <Trans>{least} – No limit</Trans>;
  if (maxDuration === minDuration) return least;
  return (
    <Trans>
      {minDuration}–<Plural value={maxDuration} one="# month" other="# months" />
    </Trans>
  );
}
