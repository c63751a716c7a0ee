import { Trans, useLingui } from '@lingui/react/macro';

/** The parts of a connection that tell its loaded and total length. */
export type CountedList = {
  readonly edges: readonly unknown[];
  readonly totalCount: number;
  /** True if there are more than `totalCount`, because counting has a limit. */
  readonly totalIsCapped: boolean;
};

/** Shows how much of a list is loaded. */
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
