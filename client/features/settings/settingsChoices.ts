import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CurrencyCode, Theme } from '../../shared/contract/schema.generated';

export const THEME_LABELS: Record<Theme, MessageDescriptor> = {
  LIGHT: msg`Light`,
  DARK: msg`Dark`,
  SYSTEM: msg`System default`,
};

export const CURRENCY_LABELS: Record<CurrencyCode, MessageDescriptor> = {
  INR: msg`Indian rupee (₹)`,
  USD: msg`US dollar ($)`,
  EUR: msg`Euro (€)`,
};
