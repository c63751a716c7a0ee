import { defineConfig } from '@lingui/conf';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi', 'gu'],
  catalogs: [
    {
      path: '<rootDir>/client/shared/i18n/locales/{locale}',
      include: ['client'],
      exclude: ['**/*.generated.ts', '**/*.test.tsx'],
    },
  ],
  // Without line numbers, moving code within a file changes no catalogue.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
