import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { settingsUpdateSchema, type Settings } from '../../domain/accounts/account.js';
import { parseInput } from '../../domain/shared/errors.js';
import { optional } from '../../domain/shared/fields.js';
import { CurrencyCode } from '../../domain/money/money.js';
import { updateSettings, viewSettings } from '../../usecases/accounts/settings.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';

const themeSchema = z.enum(['light', 'dark', 'system']);
const languageSchema = z.enum(['en', 'hi', 'gu']);

const settingsSchema = z
  .object({
    emailNotifications: z.boolean(),
    orderUpdates: z.boolean(),
    newBookAlerts: z.boolean(),
    theme: themeSchema,
    language: languageSchema,
    currency: z.enum(CurrencyCode),
  })
  .meta({ id: 'Settings', description: 'The notification, display and language settings of an account.' });

const settingsChangeSchema = settingsUpdateSchema
  .extend({
    theme: optional(themeSchema),
    language: optional(languageSchema),
  })
  .meta({
    id: 'SettingsUpdate',
    description: 'The settings to change. Omitted settings keep their values.',
    example: { newBookAlerts: true, theme: 'dark', language: 'gu', currency: 'EUR' },
  });

const response = { 200: successOf(z.object({ settings: settingsSchema })), ...refusals(401, 422) };
const url = '/api/v1/users/settings';

/** Registers GET and PATCH of the settings. REST spells themes and languages in lower case. */
export async function settingsRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  getSettingsRoute(http, dependencies);
  updateSettingsRoute(http, dependencies);
}

function getSettingsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    url,
    {
      schema: {
        tags: ['Accounts'],
        operationId: 'getSettings',
        summary: 'Get your settings',
        description: 'Returns your settings. A setting that you never changed has its default value.',
        response,
      },
    },
    async (request) => presentSettings(await viewSettings(openScope(request))),
  );
}

function updateSettingsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.patch(
    url,
    {
      schema: {
        tags: ['Accounts'],
        operationId: 'updateSettings',
        summary: 'Update your settings',
        description: 'Changes your settings. Omitted settings keep their values.',
        body: settingsChangeSchema,
        response,
      },
    },
    async (request) => {
      const { theme, language, ...others } = parseInput(settingsChangeSchema, request.body ?? {});
      const change = { ...others, theme: theme?.toUpperCase(), language: language?.toUpperCase() };
      return presentSettings(await updateSettings(openScope(request), change));
    },
  );
}

function presentSettings({ theme, language, ...settings }: Settings) {
  return {
    status: 'success',
    data: { settings: { ...settings, theme: theme.toLowerCase(), language: language.toLowerCase() } },
  };
}
