// Passkeys: keys of a device, with which somebody is known again.

import * as api from '../api/api';
import type { Me, Passkey } from '../api/game';

/** Why there are no passkeys here: the page's address, or the browser; null where there are. */
export function withoutPasskeys(): 'address' | 'browser' | null {
  if (!isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  const known = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return known ? null : 'browser';
}

/** Whether somebody closed the browser's own dialog, which is no trouble. */
export const wasClosed = (caught: unknown) => caught instanceof DOMException && caught.name === 'NotAllowedError';

export async function makePasskey(): Promise<Passkey[]> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyToMake());
  return (await api.keepPasskey(written(await navigator.credentials.create({ publicKey })))).passkeys;
}

export async function usePasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyToUse());
  return (await api.usePasskey(written(await navigator.credentials.get({ publicKey })))).me;
}

const written = (credential: Credential | null) => (credential as PublicKeyCredential).toJSON() as unknown;
