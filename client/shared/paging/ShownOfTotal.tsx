import { Trans, useLingui } from '@lingui/react/macro';

/** The parts of a connection that tell how much of it is there. */
export type CountedList = {
  readonly edges: readonly unknown[];
  readonly totalCount: number;
  /** Whether there are more than `totalCount`: the server does not count without end. */
  readonly totalIsCapped: boolean;
};

/** How much of a long list is on the page. */
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
