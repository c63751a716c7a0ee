import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';
import type { PaperPartsFragment } from './Paper.generated';
import { PAPER_LABELS } from './paperLabels';
import { PdfLink } from './PdfLink';

type Props = { papers: readonly PaperPartsFragment[]; label: string };

/** Lists papers with a link to each. */
export default function PaperList({ papers, label }: Props) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="1" align="start">
      {papers.map((paper) => (
        <li key={paper.id}>
          <PdfLink href={paper.url}>
            <PaperName paper={paper} />
          </PdfLink>
        </li>
      ))}
    </Stack>
  );
}

function PaperName({ paper: { kind, number, issuedAt } }: { paper: PaperPartsFragment }) {
  const { t } = useLingui();
  const name = t(PAPER_LABELS[kind]);
  const date = formatDate(issuedAt);
  return (
    <Trans>
      {name} {number} of {date} (PDF)
    </Trans>
  );
}
