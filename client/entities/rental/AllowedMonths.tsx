import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

export type Durations = { readonly minDuration: number; readonly maxDuration: number | null };

/** Shows the allowed rental duration: '1–30 months', or '1 month – No limit'. */
export const AllowedMonths = ({ lease }: { lease: Durations }) => useAllowedMonths()(lease);

/** Returns a function that formats the allowed duration of a rental as text. */
export function useAllowedMonths() {
  const { t } = useLingui();
  return useCallback(
    ({ minDuration, maxDuration }: Durations): string => {
      const least = plural(minDuration, { one: '# month', other: '# months' });
      if (maxDuration === null) return t`${least} – No limit`;
      if (maxDuration === minDuration) return least;
      const most = plural(maxDuration, { one: '# month', other: '# months' });
      return t`${minDuration}–${most}`;
    },
    [t],
  );
}
