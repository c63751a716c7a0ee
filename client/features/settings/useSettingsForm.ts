import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { rememberCurrency } from '../../session/settings/preferredCurrency';
import { chooseLanguage } from '../../shared/i18n/language';
import { translateError } from '../../shared/refusals/translateError';
import { LANGUAGE_CHOICES, shownHere, THEME_CHOICES } from '../../session/settings/deviceSettings';
import { useSuccessNote } from '../../shared/ui/SuccessNote';
import { useTheme } from '../../shared/theme/ThemeProvider';
import { useUpdateSettingsMutation, type SettingsFragment } from './Settings.generated';

type Values = Omit<SettingsFragment, '__typename'>;

/**
 * Settings that are being changed: they begin with what this device shows, and what is saved is shown on it at once.
 */
export function useSettingsForm(saved: SettingsFragment) {
  const { t } = useLingui();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const success = useSuccessNote();
  // The failure vanishes like the success (docs/marketplace.md, Screens).
  const failure = useSuccessNote();
  const { save, loading } = useSave(changes);
  const text = t`Failed to update settings`;

  useEffect(() => rememberCurrency(saved.currency), [saved.currency]);

  const send = async () => {
    const refusal = await save();
    if (refusal !== null) return failure.show(refusal ?? text);
    setChanges({});
    success.show(t`Settings updated successfully!`);
  };

  return {
    values: { ...saved, ...shownHere(), ...changes },
    change: (change: Partial<Values>) => setChanges({ ...changes, ...change }),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (loading) return;
      send().catch((error: unknown) => failure.show(failureMessage(error, text)));
    },
    busy: loading,
    success: success.message,
    failure: failure.message,
  };
}

/** Saves the changes and shows them on this device; answers null, or why not as far as the server says. */
function useSave(changes: Partial<Values>) {
  const [updateSettings, { loading }] = useUpdateSettingsMutation();
  const { chooseTheme } = useTheme();
  const save = async (): Promise<string | null | undefined> => {
    const { data } = await updateSettings({ variables: { input: changes } });
    const { settings, userErrors = [] } = data?.updateSettings ?? {};
    const [refusal] = userErrors;
    if (refusal) return translateError(refusal);
    if (!settings) return undefined;
    // Only what was changed here: this device may have been switched in the frame of the site meanwhile.
    if (changes.theme) chooseTheme(THEME_CHOICES[settings.theme]);
    if (changes.language) await chooseLanguage(LANGUAGE_CHOICES[settings.language]);
    return null;
  };
  return { save, loading };
}
