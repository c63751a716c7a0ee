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

/** What a person can choose. Nothing changes before it is saved. */
export function SettingsForm({ saved }: { saved: SettingsFragment }) {
  const { t } = useLingui();
  const { values, change, submit, busy, success, failure } = useSettingsForm(saved);
  return (
    <Form onSubmit={submit} gap="6">
      <SuccessNote message={success} />
      <ErrorAlert message={failure} />
      <SettingsSection title={t`Notifications`}>
        <SwitchField
          label={t`Email Notifications`}
          helper={t`When off, you only get email about your password and your address.`}
          checked={values.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        <SwitchField
          label={t`Order Updates`}
          helper={t`Each change of an order that concerns you, and when a rental is due.`}
          checked={values.orderUpdates}
          onChange={(orderUpdates) => change({ orderUpdates })}
        />
        <SwitchField
          label={t`New Book Alerts`}
          helper={t`Once a day, new books in the genres of your orders and bookmarks.`}
          checked={values.newBookAlerts}
          onChange={(newBookAlerts) => change({ newBookAlerts })}
        />
      </SettingsSection>
      <SettingsSection title={t`Preferences`}>
        <ChoiceField
          label={t`Theme`}
          choices={{
            LIGHT: t(THEME_LABELS.LIGHT),
            DARK: t(THEME_LABELS.DARK),
            SYSTEM: t(THEME_LABELS.SYSTEM),
          }}
          value={values.theme}
          onChange={(theme) => change({ theme })}
        />
        <ChoiceField
          label={t`Language`}
          choices={{
            EN: LANGUAGES[LANGUAGE_CHOICES.EN],
            HI: LANGUAGES[LANGUAGE_CHOICES.HI],
            GU: LANGUAGES[LANGUAGE_CHOICES.GU],
          }}
          value={values.language}
          onChange={(language) => change({ language })}
        />
        <ChoiceField
          label={t`Currency`}
          helper={t`Prices and payments are in rupees. Approximate prices in another currency are shown beside them.`}
          choices={{
            INR: t(CURRENCY_LABELS.INR),
            USD: t(CURRENCY_LABELS.USD),
            EUR: t(CURRENCY_LABELS.EUR),
          }}
          value={values.currency}
          onChange={(currency) => change({ currency })}
        />
      </SettingsSection>
      <Button type="submit" size="lg" justifySelf="start" loading={busy}>
        <Trans>Save Changes</Trans>
      </Button>
    </Form>
  );
}
