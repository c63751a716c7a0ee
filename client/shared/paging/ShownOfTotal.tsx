import { Trans, useLingui } from '@lingui/react/macro';

/** The fields of a connection that state its loaded and its total length. */
export type CountedList = {
  readonly edges: readonly unknown[];
  readonly totalCount: number;
  /** True if the list has more than `totalCount` entries, because counting stops at a limit. */
  readonly totalIsCapped: boolean;
};

/** Shows the loaded and the total number of entries: '24 of 1,000+ shown'. */
export function ShownOfTotal({ list: { edges, totalCount, totalIsCapped } }: { list: CountedList }) {
  const { i18n } = useLingui();
  const shown = i18n.number(edges.length);
  const total = i18n.number(totalCount) + (totalIsCapped ? '+' : '');
  return (
    <Trans>
      {shown} of {total} shown
    </Trans>
  );
}
