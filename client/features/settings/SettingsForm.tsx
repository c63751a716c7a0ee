import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../../shared/i18n/languages';
import { LANGUAGE_CHOICES } from '../../session/settings/deviceSettings';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Form } from '../../shared/forms/Form';
import { ChoiceField } from '../../shared/forms/ChoiceField';
import { SwitchField } from '../../shared/forms/SwitchField';
import { SuccessNote } from '../../shared/ui/SuccessNote';
import type { SettingsFragment } from './Settings.generated';
import { CURRENCY_LABELS, THEME_LABELS } from './settingsChoices';
import { SettingsSection } from './SettingsSection';
import { useSettingsForm } from './useSettingsForm';

type Props = Pick<ReturnType<typeof useSettingsForm>, 'values' | 'change'>;

/** Edits the settings. Changes take effect when they are saved. */
export function SettingsForm({ saved }: { saved: SettingsFragment }) {
  const { values, change, submit, busy, success, failure } = useSettingsForm(saved);
  return (
    <Form onSubmit={submit} gap="6">
      <SuccessNote message={success} />
      <ErrorAlert message={failure} />
      <Notifications values={values} change={change} />
      <Preferences values={values} change={change} />
      <Button type="submit" size="lg" justifySelf="start" loading={busy}>
        <Trans>Save Changes</Trans>
      </Button>
    </Form>
  );
}

function Notifications({ values, change }: Props) {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Notifications`}>
      <SwitchField
        label={t`Email Notifications`}
        helper={t`When off, you only get email about logging in and account security`}
        checked={values.emailNotifications}
        onChange={(emailNotifications) => change({ emailNotifications })}
      />
      <SwitchField
        label={t`Order Updates`}
        helper={t`Order updates and rental due dates`}
        checked={values.orderUpdates}
        onChange={(orderUpdates) => change({ orderUpdates })}
      />
      <SwitchField
        label={t`New Book Alerts`}
        helper={t`A daily email of new books in the genres of your orders and bookmarks`}
        checked={values.newBookAlerts}
        onChange={(newBookAlerts) => change({ newBookAlerts })}
      />
    </SettingsSection>
  );
}

function Preferences({ values, change }: Props) {
  const { t } = useLingui();
  const { themes, languages, currencies } = useChoices();
  return (
    <SettingsSection title={t`Preferences`}>
      <ChoiceField
        label={t`Theme`}
        choices={themes}
        value={values.theme}
        onChange={(theme) => change({ theme })}
      />
      <ChoiceField
        label={t`Language`}
        choices={languages}
        value={values.language}
        onChange={(language) => change({ language })}
      />
      <ChoiceField
        label={t`Currency`}
        helper={t`Prices and payments are in rupees. Approximate prices in another currency are shown beside them.`}
        choices={currencies}
        value={values.currency}
        onChange={(currency) => change({ currency })}
      />
    </SettingsSection>
  );
}

function useChoices() {
  const { t } = useLingui();
  const { LIGHT, DARK, SYSTEM } = THEME_LABELS;
  const { INR, USD, EUR } = CURRENCY_LABELS;
  const { EN, HI, GU } = LANGUAGE_CHOICES;
  return {
    themes: { LIGHT: t(LIGHT), DARK: t(DARK), SYSTEM: t(SYSTEM) },
    languages: { EN: LANGUAGES[EN], HI: LANGUAGES[HI], GU: LANGUAGES[GU] },
    currencies: { INR: t(INR), USD: t(USD), EUR: t(EUR) },
  };
}
