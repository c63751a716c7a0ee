import { Button } from '@chakra-ui/react/button';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../../shared/contract/product.generated';
import { AlertDialog } from '../../../shared/ui/AlertDialog';
import { useReturnFocus } from '../../../shared/ui/useReturnFocus';

/** Shows new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus(true);
  return (
    <AlertDialog
      open
      title={t`Save your recovery codes`}
      buttons={
        <>
          <Button asChild variant="outline" colorPalette="gray">
            <a href={fileOf(codes)} download={`${PRODUCT_NAME}-recovery-codes.txt`}>
              <Trans>Download</Trans>
            </a>
          </Button>
          <Button onClick={onClose}>
            <Trans>I have saved the codes</Trans>
          </Button>
        </>
      }
      finalFocusEl={returnFocus}
      onClose={onClose}
    >
      <Text mb="4">
        <Trans>
          If you lose your phone or passkey, you can log in with one of these codes. Each code works once.
          Keep the codes in a safe place: they are not shown again.
        </Trans>
      </Text>
      <SimpleGrid asChild columns={{ base: 1, sm: 2 }} gap="2" fontFamily="mono" listStyleType="none">
        <ul>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </SimpleGrid>
    </AlertDialog>
  );
}

const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`;
