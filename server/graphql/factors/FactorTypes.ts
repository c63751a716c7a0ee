import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FactorKind, FactorMethod } from '../../domain/accounts/secondFactor.js';
import { SecurityEventKind } from '../../domain/accounts/securityEvent.js';
import type { SecurityEvent } from '../../usecases/factors/securityEvents.js';
import type { SecondStep } from '../../usecases/factors/secondStep.js';
import type { Factor, OwnFactors } from '../../usecases/factors/viewFactors.js';
import { DateTimeScalar } from '../schema/scalars.js';

const KINDS = {
  AUTHENTICATOR: { description: 'An app that shows a new 6-digit code every 30 seconds (TOTP, RFC 6238).' },
  PASSKEY: { description: 'A passkey of a browser, a device or a security key (WebAuthn).' },
};

registerEnumType(FactorKind, {
  name: 'SecondFactorKind',
  description: 'The kind of a second factor: an authenticator app or a passkey.',
  valuesConfig: KINDS,
});

registerEnumType(FactorMethod, {
  name: 'SecondFactorMethod',
  description: 'The proofs accepted for a second step.',
  valuesConfig: {
    ...KINDS,
    RECOVERY_CODE: { description: 'One of the ten recovery codes. Each works once.' },
  },
});

registerEnumType(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'The kinds of security event of an account, such as a log-in or a changed password.',
  valuesConfig: {
    LOGGED_IN: { description: 'A session was started.' },
    SESSION_ENDED: {
      description: 'A session ended: you logged out of it, or ended it from another session.',
    },
    PASSWORD_CHANGED: { description: 'The password was changed. All sessions ended.' },
    PASSWORD_RESET: { description: 'A new password was set with a mailed link. All sessions ended.' },
    FACTOR_ADDED: { description: 'A second factor was added.' },
    FACTOR_REMOVED: { description: 'A second factor was removed.' },
    FACTOR_REFUSED: { description: 'A wrong code, recovery code or passkey was given.' },
    RECOVERY_CODES_MADE: {
      description: 'New recovery codes were created. The previous ones no longer work.',
    },
    RECOVERY_CODE_USED: { description: 'A recovery code was used.' },
    INTRUSION_REPORTED: {
      description: 'The owner reported an intruder. All sessions ended, and the password was blocked.',
    },
  },
});

@ObjectType('SecondFactor', {
  simpleResolvers: true,
  description: 'A second factor of your account: an authenticator app or a passkey.',
})
export class SecondFactorType implements Factor {
  @Field(() => ID, { description: 'The ID, for `removeSecondFactor`.' })
  id!: string;

  @Field(() => FactorKind, { description: 'The kind of second factor: an authenticator app or a passkey.' })
  kind!: FactorKind;

  @Field(() => String, {
    nullable: true,
    description: 'The name that you gave the second factor; null if you gave none.',
  })
  name!: string | null;

  @Field(() => DateTimeScalar, { description: 'When you added the second factor.' })
  addedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the second factor was last used; null if never.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType('SecondFactors', {
  simpleResolvers: true,
  description: 'The second factors of your account, and the number of recovery codes.',
})
export class SecondFactorsType implements OwnFactors {
  @Field(() => [SecondFactorType], {
    description: 'Authenticator apps and passkeys, oldest first. At most 10.',
  })
  factors!: SecondFactorType[];

  @Field(() => Int, { description: 'The number of your unused recovery codes.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'True if your role requires a second factor.' })
  required!: boolean;
}

@ObjectType('SecondStep', {
  simpleResolvers: true,
  description: 'The second step of a log-in or a confirmation.',
})
export class SecondStepType implements SecondStep {
  @Field(() => String, { description: 'The token of the second step, to send with the proof.' })
  challenge!: string;

  @Field(() => [FactorMethod], { description: 'The proofs that this account can give in the second step.' })
  methods!: FactorMethod[];

  @Field(() => String, {
    nullable: true,
    description:
      'The options for `navigator.credentials.get`, as JSON (`PublicKeyCredentialRequestOptionsJSON` of ' +
      'WebAuthn); null if the account has no passkey.',
  })
  passkeyOptions!: string | null;

  @Field(() => DateTimeScalar, {
    description: 'The time after which the second step can no longer be completed.',
  })
  expiresAt!: Date;
}

@ObjectType('SecurityEvent', {
  simpleResolvers: true,
  description: 'A security event of your account, such as a log-in or a changed password.',
})
export class SecurityEventType implements SecurityEvent {
  @Field(() => ID, { description: 'The ID of the event, for `reportIntrusion`.' })
  id!: string;

  @Field(() => SecurityEventKind, { description: 'The kind of event, such as a log-in.' })
  kind!: SecurityEventKind;

  @Field(() => FactorKind, {
    nullable: true,
    description: 'The kind of second factor that was added or removed; null if the event concerns none.',
  })
  factorKind!: FactorKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `User-Agent` of the browser or program; null if it sent none.',
  })
  userAgent!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network address of the request; null if none was recorded.',
  })
  network!: string | null;

  @Field(() => Boolean, {
    description: 'True for a log-in on a new device. You also get a mail about such a log-in.',
  })
  isNewDevice!: boolean;

  @Field(() => DateTimeScalar, { description: 'The time of the event.' })
  occurredAt!: Date;
}
