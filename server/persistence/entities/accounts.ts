import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountKind, Language, Theme } from '../../domain/accounts/account.js';
import type { StaffRole } from '../../domain/accounts/staff.js';
import type { PolicyKind } from '../../domain/marketplace/policy.js';
import type { CurrencyCode } from '../../domain/money/money.js';

/** An account. `ratingSum` is the sum of the ratings that the account received as a seller, 10 to 100 each. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') email!: string;
  @Column('text') passwordHash!: string;
  /** The time at which the owner's report of an intrusion blocked the password; null if the password is not blocked. */
  @Column('timestamptz', { nullable: true }) passwordBlockedAt!: Date | null;
  @Column('text') role!: AccountKind;
  @Column('text', { array: true }) staffRoles!: StaffRole[];
  @Column('text') name!: string;
  @Column('text') phone!: string;
  @Column('text') address!: string;
  @Column('text') zipcode!: string;
  @Column('bytea', { nullable: true }) sealedUpiAddress!: Buffer | null;
  /** The part of the UPI address that is shown to people; null if the account has no UPI address. */
  @Column('text', { nullable: true }) upiAddressShown!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) suspendedAt!: Date | null;
  @Column('text', { nullable: true }) suspendedBy!: string | null;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
  @Column('bigint') ratingSum!: number;
  @Column('int') ratingCount!: number;
}

/** The details that only a publisher's account has. */
@Entity('publisher_profiles')
export class PublisherProfileEntity {
  @PrimaryColumn('text') userId!: string;
  @Column('text') publisherName!: string;
  @Column('text') publicationAddress!: string;
  @Column('text') officeContact!: string;
  @Column('text', { nullable: true }) companyName!: string | null;
  @Column('text', { nullable: true }) registrationNumber!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
}

/** A session of a logged-in browser or program. Only the hash of its token is stored. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('bytea') tokenHash!: Buffer;
  @Column('text', { nullable: true }) userAgent!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  /** The last time when the session's holder confirmed their identity; null for sessions older than this column. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /**
   * The second factor that last confirmed the session; null for a recovery code, or if none was used. The factor may
   * have been removed since.
   */
  @Column('text', { nullable: true }) factorId!: string | null;
}

/** The settings of an account: mails, theme, language and currency. */
@Entity('user_settings')
export class UserSettingsEntity {
  @PrimaryColumn('text') userId!: string;
  @Column('boolean') emailNotifications!: boolean;
  @Column('boolean') orderUpdates!: boolean;
  @Column('boolean') newBookAlerts!: boolean;
  @Column('text') theme!: Theme;
  @Column('text') language!: Language;
  @Column('text') currency!: CurrencyCode;
}

/** The version of a policy to which the owner of an account agreed. Rows are never changed. */
@Entity('policy_agreements')
export class PolicyAgreementEntity {
  @PrimaryColumn('text') userId!: string;
  @PrimaryColumn('text') kind!: PolicyKind;
  @PrimaryColumn('text') version!: string;
  @Column('timestamptz') agreedAt!: Date;
}
