import { Box } from '@chakra-ui/react/box';
import { useRef } from 'react';
import { DisputeDetails } from '../../../entities/dispute/DisputeDetails';
import type { DisputePartsFragment } from '../../../entities/fulfillment/Disputes.generated';
import { DisputeSteps } from './DisputeSteps';

type Props = { disputes: readonly DisputePartsFragment[] };

/** Shows the disputes about a fulfillment, oldest first, with the steps that the viewer can take. */
export default function Disputes({ disputes }: Props) {
  return disputes.map((dispute) => <Panel key={dispute.id} dispute={dispute} />);
}

function Panel({ dispute }: { dispute: DisputePartsFragment }) {
  const panel = useRef<HTMLElement>(null);
  const headingId = `heading-${dispute.id}`;
  return (
    <Box asChild borderWidth="1px" borderRadius="md" p="4" mb="5" outline="none">
      <section ref={panel} tabIndex={-1} aria-labelledby={headingId}>
        <DisputeDetails dispute={dispute} heading="h3" headingId={headingId} />
        {/* An accepted step removes its button, so the focus moves to the panel. */}
        <DisputeSteps dispute={dispute} onDone={() => panel.current?.focus()} />
      </section>
    </Box>
  );
}
