import type { Operator } from '../domain/marketplace/operator.js';
import type { Policy } from '../domain/marketplace/policy.js';

/** The operator and the policies of a marketplace. */
export interface Rules {
  operator: Operator | null;
  policies: readonly Policy[];
}

const DATE = '2026-11-25';
const VERSION = 'demo-1';

const TERMS = `
This is a demo. Its people, books and orders are invented, nothing is sent and nobody is paid. Whoever runs this site for real replaces this text with their own terms.

# What a text here can look like

- Headings, paragraphs and lists like this one.
- One file for each subject, with its version and date in the first line.

# Buying and renting

You make your contract with the seller. The operator runs the site on which you meet.
`;

const PRIVACY = `
This is a demo. Please sign up with an invented name and address.

# What is stored

The site stores what you enter, your orders and reviews, and the times and devices of your log-ins. In the profile, you can download all of it.
`;

const COMPLAINTS = `
This is a demo, so nobody is obliged to answer. An operator names a grievance officer here. Every complaint has a number, and its page shows the dates by which it is answered and settled.
`;

/** The operator and the policies of the demo marketplace. The texts say that they are examples. */
const DEMO_RULES: Rules = {
  operator: {
    legalName: 'Demo operator (example, not a real company)',
    address: '1 Example Street, Ahmedabad 380001',
    grievanceOfficer: {
      name: 'Demo grievance officer (example)',
      email: 'grievance@panna.example',
      phone: null,
    },
  },
  policies: [
    { kind: 'TERMS', version: VERSION, date: DATE, text: TERMS.trim() },
    { kind: 'PRIVACY', version: VERSION, date: DATE, text: PRIVACY.trim() },
    { kind: 'COMPLAINTS', version: VERSION, date: DATE, text: COMPLAINTS.trim() },
  ],
};

/**
 * Returns the operator and the policies of a configuration. If a marketplace with demo data has neither, returns
 * examples, so that people who try the site see these pages.
 */
export function rulesOf({ demoData, operator, policies }: Rules & { demoData: boolean }): Rules {
  return demoData && !operator && policies.length === 0 ? DEMO_RULES : { operator, policies };
}
