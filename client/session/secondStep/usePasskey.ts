import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useLingui } from '@lingui/react/macro';
import { useSend } from '../../shared/send/useSend';

/** Signs a challenge with a passkey. Returns the browser's response as JSON. The library is loaded on first use. */
export async function signWithPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(
    await startAuthentication({
      optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
    }),
  );
}

/** Creates a passkey. Returns the browser's response as JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(
    await startRegistration({
      optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
    }),
  );
}

/** True if this browser can use passkeys on this site. Passkeys do not work if the site's host is an IP address. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/**
 * Sends the response of a passkey. If the person closes the browser's dialog, `failure` says that the passkey was not
 * used.
 */
export function usePasskeySend() {
  const { t } = useLingui();
  return useSend({ fallback: t`The passkey was not used. Please try again.` });
}
