import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Money } from '../../../entities/money/Money';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { onDemand } from '../../../shared/ui/onDemand';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { SettingsSection } from '../SettingsSection';
import { useDeliveryTermsQuery, type DeliveryTermsPartsFragment } from './DeliveryTerms.generated';

const DeliveryDialog = onDemand(() => import('./DeliveryDialog'));

/** Shows the viewer's delivery terms as a seller, with a button to change them. */
export default function DeliveryTerms() {
  const { t } = useLingui();
  const { data, error, refetch } = useDeliveryTermsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const terms = data?.deliveryTerms;
  return (
    <SettingsSection title={t`Delivery of your books`}>
      {!terms && !error && <RowsSkeleton count={1} />}
      {!terms && error && <LoadFailure onRetry={() => void refetch()} />}
      {terms && (
        <>
          <Summary terms={terms} />
          <Button alignSelf="start" variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>
            <Trans>Change delivery charges</Trans>
          </Button>
        </>
      )}
      {terms && isOpen && (
        <DeliveryDialog
          terms={terms}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            void refetch();
          }}
        />
      )}
    </SettingsSection>
  );
}

function Summary({
  terms: { kind, charge, rates, freeAbove, pickUp },
}: {
  terms: DeliveryTermsPartsFragment;
}) {
  return (
    <Stack gap="1">
      {kind === 'FREE' && (
        <Text>
          <Trans>Delivery is free for your buyers.</Trans>
        </Text>
      )}
      {charge && (
        <Text>
          <Trans>
            Delivery costs <Money value={charge} /> per order.
          </Trans>
        </Text>
      )}
      {rates.map((rate) => (
        <Text key={rate.upToGrams}>
          <Trans>
            Up to {rate.upToGrams} g: <Money value={rate.charge} />
          </Trans>
        </Text>
      ))}
      {freeAbove && (
        <Text color="fg.muted">
          <Trans>
            Free for books of <Money value={freeAbove} /> or more.
          </Trans>
        </Text>
      )}
      {pickUp && <PickUp {...pickUp} />}
    </Stack>
  );
}

function PickUp({ place, city }: { place: string; city: string }) {
  return (
    <Text>
      <Trans>
        Pick-up in {city}: {place}
      </Trans>
    </Text>
  );
}
