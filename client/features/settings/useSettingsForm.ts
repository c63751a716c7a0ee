import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { rememberCurrency } from '../../session/settings/preferredCurrency';
import { chooseLanguage } from '../../shared/i18n/language';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { useSend } from '../../shared/send/useSend';
import { LANGUAGE_CHOICES, shownHere, THEME_CHOICES } from '../../session/settings/deviceSettings';
import { useSuccessNote } from '../../shared/ui/SuccessNote';
import { useTheme } from '../../shared/theme/ThemeProvider';
import {
  useUpdateSettingsMutation,
  type SettingsFragment,
  type UpdateSettingsMutation,
} from './Settings.generated';

type Values = Omit<SettingsFragment, '__typename'>;

/**
 * Manages the settings form. The form starts with this device's language and theme, and applies settings once they are
 * saved.
 */
export function useSettingsForm(saved: SettingsFragment) {
  const { t } = useLingui();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const success = useSuccessNote();
  // A failure disappears after a while, like a success (docs/marketplace.md, Screens).
  const failure = useSuccessNote();
  const { save, busy } = useSave(changes);

  useEffect(() => rememberCurrency(saved.currency), [saved.currency]);

  const submit = async () => {
    const outcome = await save();
    if (outcome.failure !== null) failure.show(outcome.failure);
    if (!outcome.accepted) return;
    setChanges({});
    success.show(t`Settings updated successfully!`);
  };

  return {
    values: { ...saved, ...shownHere(), ...changes },
    change: (change: Partial<Values>) => setChanges({ ...changes, ...change }),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submit();
    },
    busy,
    success: success.message,
    failure: failure.message,
  };
}

function useSave(changes: Partial<Values>) {
  const { t } = useLingui();
  const [updateSettings] = useUpdateSettingsMutation();
  const { send, busy } = useSend({ fallback: t`Failed to update settings` });
  const { chooseTheme } = useTheme();
  const onAccepted = async ({ settings }: UpdateSettingsMutation['updateSettings']) => {
    if (!settings) throw new InvalidAnswer('The server has accepted but given no settings');
    // Applies only changed settings, because the theme or language may have been switched outside this form.
    if (changes.theme) chooseTheme(THEME_CHOICES[settings.theme]);
    if (changes.language) await chooseLanguage(LANGUAGE_CHOICES[settings.language]);
  };
  const request = async () => (await updateSettings({ variables: { input: changes } })).data?.updateSettings;
  return { save: () => send(request, { onAccepted }), busy };
}
