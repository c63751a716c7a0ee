import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CurrencyCode, Theme } from '../../shared/contract/schema.generated';

/** The themes, in their fixed order. */
export const THEME_LABELS: Record<Theme, MessageDescriptor> = {
  LIGHT: msg`Light`,
  DARK: msg`Dark`,
  SYSTEM: msg`System default`,
};

/** The currencies of approximate prices, in their fixed order. */
export const CURRENCY_LABELS: Record<CurrencyCode, MessageDescriptor> = {
  INR: msg`Indian rupee (₹)`,
  USD: msg`US dollar ($)`,
  EUR: msg`Euro (€)`,
};
