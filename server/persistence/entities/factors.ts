import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChallengePurpose, FactorKind } from '../../domain/accounts/secondFactor.js';
import type { SecurityEventKind } from '../../domain/accounts/securityEvent.js';

/**
 * A second factor of an account: an authenticator app or a passkey. Columns that only the other kind uses are null.
 */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('text') kind!: FactorKind;
  /** Null if the owner gave the factor no name. */
  @Column('text', { nullable: true }) name!: string | null;
  @Column('timestamptz') addedAt!: Date;
  /** The session in which the factor was added. The session may have ended since. */
  @Column('text', { nullable: true }) sessionId!: string | null;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  /** The encrypted secret of an authenticator app. */
  @Column('bytea', { nullable: true }) secret!: Buffer | null;
  /**
   * The latest 30-second period whose code was used. Codes of this and earlier periods are refused, so that a code
   * works only once.
   */
  @Column('int', { nullable: true }) lastStep!: number | null;
  @Column('bytea', { nullable: true }) credentialId!: Buffer | null;
  @Column('bytea', { nullable: true }) publicKey!: Buffer | null;
  @Column('bigint', { nullable: true }) signCount!: number | null;
  @Column('text', { array: true, nullable: true }) transports!: string[] | null;
}

/** A recovery code, which replaces a lost second factor once. Only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('text') userId!: string;
  @PrimaryColumn('bytea') codeHash!: Buffer;
  @Column('timestamptz') madeAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}

/** The pending second step of a log-in, of a confirmation, or of adding a factor. Only the hash of the token is stored. */
@Entity('factor_challenges')
export class FactorChallengeEntity {
  @PrimaryColumn('bytea') tokenHash!: Buffer;
  @Column('text') purpose!: ChallengePurpose;
  /** Null for a log-in by passkey, because the passkey identifies the account. */
  @Column('text', { nullable: true }) userId!: string | null;
  /** The encrypted secret of an authenticator app that is being added. */
  @Column('bytea', { nullable: true }) secret!: Buffer | null;
  @Column('timestamptz') expiresAt!: Date;
}

/** A security event of an account, listed for its owner. */
@Entity('security_events')
export class SecurityEventEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('text') kind!: SecurityEventKind;
  @Column('text', { nullable: true }) factorKind!: FactorKind | null;
  /** The session that the log-in started, or in which the factor was added. The session may have ended since. */
  @Column('text', { nullable: true }) sessionId!: string | null;
  /** True for a log-in on a new device. The account's owner gets a mail about the log-in. */
  @Column('boolean') isNewDevice!: boolean;
  @Column('text', { nullable: true }) userAgent!: string | null;
  @Column('text', { nullable: true }) network!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}
