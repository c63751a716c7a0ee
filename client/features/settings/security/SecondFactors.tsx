import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { canUsePasskeys } from '../../../session/secondStep/usePasskey';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { onDemand } from '../../../shared/ui/onDemand';
import { SettingsSection } from '../SettingsSection';
import { FactorRow } from './FactorRow';
import type { SecondFactorsPartsFragment } from './Factors.generated';
import { RecoveryCodes } from './RecoveryCodes';
import { useFactors } from './useFactors';

const AddAuthenticator = onDemand(() => import('./AddAuthenticator'));

/** Shows the viewer's second factors, with buttons to add and remove them and to create new recovery codes. */
export function SecondFactors({ own }: { own: SecondFactorsPartsFragment }) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const actions = useFactors((made) => made && setCodes(made));
  const list = useRef<HTMLUListElement>(null);
  const remove = (factorId: string) => {
    // Removing a factor removes its row and button, so the list receives the focus.
    list.current?.focus();
    actions.remove(factorId);
  };
  return (
    <SettingsSection title={t`Two-step login`}>
      <ErrorAlert message={actions.failure} />
      {own.required && own.factors.length === 0 && <Required />}
      <Text color="fg.muted">
        <Trans>With a second step, your password alone is not enough to log in.</Trans>{' '}
        {own.factors.length === 0 && (
          <Trans>When you add the first one, your other devices will be logged out.</Trans>
        )}
      </Text>
      {/* Without factors, the list takes no space in the column. */}
      <Stack asChild gap="4" listStyleType="none" outline="none" _empty={{ position: 'absolute' }}>
        <ul ref={list} tabIndex={-1} aria-label={t`Second steps`}>
          {own.factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              busy={actions.busy}
              onRemove={() => remove(factor.id)}
            />
          ))}
        </ul>
      </Stack>
      <AddButtons actions={actions} />
      {own.factors.length > 0 && <CodesLeft own={own} actions={actions} />}
      {actions.started && (
        <AddAuthenticator started={actions.started} onAdded={setCodes} onClose={actions.closeStarted} />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </SettingsSection>
  );
}

type Actions = ReturnType<typeof useFactors>;

function Required() {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Title>
        <Trans>Your staff role requires a second step. Until you add one, you cannot use the role.</Trans>
      </Alert.Title>
    </Alert.Root>
  );
}

function AddButtons({ actions }: { actions: Actions }) {
  return (
    <Flex gap="3" wrap="wrap">
      <Button disabled={actions.busy} onClick={actions.startApp}>
        <Trans>Add an authenticator app</Trans>
      </Button>
      {canUsePasskeys() && (
        <Button variant="outline" disabled={actions.busy} onClick={actions.addPasskey}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
    </Flex>
  );
}

function CodesLeft({ own, actions }: { own: SecondFactorsPartsFragment; actions: Actions }) {
  return (
    <Flex justify="space-between" align="center" gap="4" wrap="wrap">
      <Text>
        <Plural
          value={own.recoveryCodesLeft}
          _0="No recovery codes left"
          one="# recovery code left"
          other="# recovery codes left"
        />
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        disabled={actions.busy}
        onClick={actions.makeCodes}
      >
        <Trans>Create new recovery codes</Trans>
      </Button>
    </Flex>
  );
}
