import { Box } from '@chakra-ui/react/box';
import { useRef } from 'react';
import { DisputeDetails } from '../../../entities/dispute/DisputeDetails';
import type { DisputePartsFragment } from '../../../entities/fulfillment/Disputes.generated';
import { DisputePhotos } from './DisputePhotos';
import { DisputeSteps } from './DisputeSteps';

type Props = { disputes: readonly DisputePartsFragment[]; sellerId: string };

/** Shows the disputes about a fulfillment, oldest first, with the steps that the viewer can take. */
export default function Disputes({ disputes, sellerId }: Props) {
  return disputes.map((dispute) => <Panel key={dispute.id} dispute={dispute} sellerId={sellerId} />);
}

function Panel({ dispute, sellerId }: { dispute: DisputePartsFragment; sellerId: string }) {
  const panel = useRef<HTMLElement>(null);
  const headingId = `heading-${dispute.id}`;
  return (
    <Box asChild borderWidth="1px" borderRadius="md" p="4" mb="5" outline="none">
      <section ref={panel} tabIndex={-1} aria-labelledby={headingId}>
        <DisputeDetails dispute={dispute} heading="h3" headingId={headingId} />
        <DisputePhotos dispute={dispute} sellerId={sellerId} />
        {/* An accepted step removes its button, so the focus moves to the panel. */}
        <DisputeSteps dispute={dispute} onDone={() => panel.current?.focus()} />
      </section>
    </Box>
  );
}
