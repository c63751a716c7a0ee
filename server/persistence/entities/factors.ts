import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChallengePurpose, FactorKind } from '../../domain/accounts/secondFactor.js';
import type { SecurityEventKind } from '../../domain/accounts/securityEvent.js';

/** A second factor of an account: an authenticator app or a passkey. The columns of the other kind are null. */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('text') kind!: FactorKind;
  @Column('text') name!: string;
  @Column('timestamptz') addedAt!: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  /** The sealed secret of an authenticator app. */
  @Column('bytea', { nullable: true }) secret!: Buffer | null;
  /** The newest 30-second step of which a code was used. */
  @Column('int', { nullable: true }) lastStep!: number | null;
  @Column('bytea', { nullable: true }) credentialId!: Buffer | null;
  @Column('bytea', { nullable: true }) publicKey!: Buffer | null;
  @Column('bigint', { nullable: true }) signCount!: number | null;
  @Column('text', { array: true, nullable: true }) transports!: string[] | null;
}

/** A code that stands in for a lost second factor once: only its hash is kept. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('text') userId!: string;
  @PrimaryColumn('bytea') codeHash!: Buffer;
  @Column('timestamptz') madeAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}

/** A log-in, confirmation or enrolment that waits for its second step: only the hash of its token is kept. */
@Entity('factor_challenges')
export class FactorChallengeEntity {
  @PrimaryColumn('bytea') tokenHash!: Buffer;
  @Column('text') purpose!: ChallengePurpose;
  /** Null for a log-in by passkey, which says itself whose it is. */
  @Column('text', { nullable: true }) userId!: string | null;
  /** The sealed secret of an authenticator app that is being added. */
  @Column('bytea', { nullable: true }) secret!: Buffer | null;
  @Column('timestamptz') expiresAt!: Date;
}

/** Something that happened to the security of an account, for its owner to look up. */
@Entity('security_events')
export class SecurityEventEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('text') kind!: SecurityEventKind;
  @Column('text', { nullable: true }) factorKind!: FactorKind | null;
  /** The session that was started; it may have ended since. */
  @Column('text', { nullable: true }) sessionId!: string | null;
  /** True if its owner was told of a log-in on a device that was not known. */
  @Column('boolean') isNewDevice!: boolean;
  @Column('text', { nullable: true }) userAgent!: string | null;
  @Column('text', { nullable: true }) network!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}
