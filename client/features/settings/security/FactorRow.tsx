import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import type { SecondFactorsPartsFragment } from './Factors.generated';

type Props = { factor: SecondFactorsPartsFragment['factors'][number]; busy: boolean; onRemove: () => void };

/** A second factor, with a button to remove it. */
export function FactorRow({ factor: { id, kind, name, lastUsedAt }, busy, onRemove }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const buttonId = `remove-${id}`;
  const kindLabel = kind === 'PASSKEY' ? t`Passkey` : t`Authenticator app`;
  return (
    <Flex as="li" justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <Text id={id} fontWeight="medium" overflowWrap="anywhere">
          {name ?? kindLabel}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {name !== null && `${kindLabel} · `}
          {lastUsedAt ? <Trans>Last used {formatDateTime(lastUsedAt)}</Trans> : <Trans>Never used</Trans>}
        </Text>
      </div>
      <Button
        id={buttonId}
        aria-labelledby={`${buttonId} ${id}`}
        size="sm"
        variant="outline"
        colorPalette="gray"
        disabled={busy}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Remove this second step?`}
        confirm={t`Remove`}
        destructive
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
      >
        <Trans>You will no longer be able to log in with this second step.</Trans>
      </ConfirmDialog>
    </Flex>
  );
}
