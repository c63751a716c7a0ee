import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Durations = { readonly minDuration: number; readonly maxDuration: number | null };

/** For how many months a book may be rented: '1–30 months', or '1 month – No limit'. */
export function AllowedMonths({ lease: { minDuration, maxDuration } }: { lease: Durations }) {
  const { t } = useLingui();
  const least = plural(minDuration, { one: '# month', other: '# months' });
  if (maxDuration === null) return t`${least} – No limit`;
  if (maxDuration === minDuration) return least;
  const most = plural(maxDuration, { one: '# month', other: '# months' });
  return t`${minDuration}–${most}`;
}
