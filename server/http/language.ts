import type { FastifyRequest } from 'fastify';
import { Language } from '../domain/accounts/account.js';
import { tagOf } from '../languages/voice.js';

/** In which the client says what language was chosen on this device (client/shared/i18n/languages.ts). */
const COOKIE = 'panna_language';

/** In which language pages are read: English where none was chosen, as by search engines and previews of links. */
export const languageOf = ({ cookies }: FastifyRequest): Language =>
  Object.values(Language).find((language) => tagOf(language) === cookies[COOKIE]) ?? 'EN';
