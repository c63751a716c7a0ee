import type { FastifyRequest } from 'fastify';
import { Language } from '../domain/accounts/account.js';
import { tagOf } from '../languages/voice.js';

/** Cookie with the language chosen on this device. The client sets it (client/shared/i18n/languages.ts). */
const COOKIE = 'panna_language';

/**
 * Returns the language for a page: the chosen language or, without one, English. Search engines and link previews
 * choose none and get English.
 */
export const languageOf = ({ cookies }: FastifyRequest): Language =>
  Object.values(Language).find((language) => tagOf(language) === cookies[COOKIE]) ?? 'EN';
