import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { AddressLines } from '../../../entities/address/AddressLines';
import { mobileText } from '../../../entities/address/mobileText';
import type { SavedAddressFragment } from '../../../entities/address/SavedAddress.generated';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { StatusChip } from '../../../shared/ui/StatusChip';

type Props = {
  address: SavedAddressFragment;
  busy: boolean;
  onEdit: () => void;
  onSetDefault: () => void;
  onRemove: () => void;
};

/** A saved address with its buttons. */
export function AddressRow({ address, ...actions }: Props) {
  const { t } = useLingui();
  const { id, label, receiver, phone, isDefault } = address;
  return (
    <Flex as="li" justify="space-between" align="start" gap="4" wrap="wrap">
      <Box flex="1 1 14rem" minWidth="0">
        <Flex gap="3" align="center" wrap="wrap">
          <Text id={id} fontWeight="medium" overflowWrap="anywhere">
            {label ?? receiver}
          </Text>
          {isDefault && <StatusChip>{t`Default`}</StatusChip>}
        </Flex>
        <Box color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere">
          {label && <Text>{receiver}</Text>}
          <AddressLines address={address} />
          <Text>{mobileText(phone)}</Text>
        </Box>
      </Box>
      <Buttons id={id} isDefault={isDefault} {...actions} />
    </Flex>
  );
}

type ButtonsProps = Omit<Props, 'address'> & Pick<SavedAddressFragment, 'id' | 'isDefault'>;

function Buttons({ id, isDefault, busy, onEdit, onSetDefault, onRemove }: ButtonsProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Flex gap="2" wrap="wrap">
      <RowButton id={`edit-${id}`} rowId={id} busy={busy} onClick={onEdit}>
        <Trans>Edit</Trans>
      </RowButton>
      {!isDefault && (
        <RowButton id={`default-${id}`} rowId={id} busy={busy} onClick={onSetDefault}>
          <Trans>Make default</Trans>
        </RowButton>
      )}
      <RowButton id={`remove-${id}`} rowId={id} busy={busy} onClick={() => setIsAsking(true)}>
        <Trans>Remove</Trans>
      </RowButton>
      <ConfirmDialog
        open={isAsking}
        title={t`Remove this address?`}
        confirm={t`Remove`}
        destructive
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
      >
        <Trans>Your orders keep the address.</Trans>
      </ConfirmDialog>
    </Flex>
  );
}

type RowButtonProps = { id: string; rowId: string; busy: boolean; onClick: () => void; children: ReactNode };

/** A button whose name for screen readers includes the name of its row. */
function RowButton({ id, rowId, busy, onClick, children }: RowButtonProps) {
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${rowId}`}
      size="sm"
      variant="outline"
      colorPalette="gray"
      disabled={busy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
