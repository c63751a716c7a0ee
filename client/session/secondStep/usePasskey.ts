import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useLingui } from '@lingui/react/macro';
import { useSend } from '../../shared/send/useSend';

/** Signs with a passkey: returns the answer of the browser, as JSON. Its code is loaded with the first use. */
export async function signWithPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(
    await startAuthentication({
      optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
    }),
  );
}

/** Makes a passkey: returns the answer of the browser, as JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(
    await startRegistration({
      optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
    }),
  );
}

/** True if this browser can use passkeys on this site: not where its address is a bare IP address. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Sends what a passkey answered. Anyone who dismisses the browser's dialog is told that nothing happened. */
export function usePasskeySend() {
  const { t } = useLingui();
  return useSend({ fallback: t`The passkey was not used. Please try again.` });
}
