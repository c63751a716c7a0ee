import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { changePassword } from '../../usecases/accounts/changePassword.js';
import { closeAccount } from '../../usecases/accounts/closeAccount.js';
import { requestPasswordReset, resetPassword } from '../../usecases/accounts/resetPassword.js';
import { endSession, listSessions } from '../../usecases/accounts/sessions.js';
import { requestEmailVerification, verifyEmail } from '../../usecases/accounts/verifyEmail.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { WITHOUT_SESSION } from '../sessionCheck.js';
import { openSession } from './openSession.js';
import {
  ChangePasswordInput,
  CloseAccountInput,
  EndSessionInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './SecurityInputs.js';
import {
  ChangePasswordPayload,
  CloseAccountPayload,
  EndSessionPayload,
  RequestEmailVerificationPayload,
  RequestPasswordResetPayload,
  ResetPasswordPayload,
  SessionType,
  VerifyEmailPayload,
} from './SecurityTypes.js';

@Resolver()
export class SecurityResolver {
  @Query(() => [SessionType], { description: 'The sessions in which you are signed in, newest first.' })
  sessions(@Ctx() { scope }: GraphQLContext): Promise<SessionType[]> {
    return listSessions(scope);
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Mails a link to set a new password. The result does not reveal whether the account exists.',
  })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RequestPasswordResetPayload> {
    return payload(async () => {
      await requestPasswordReset(scope, input);
      return {};
    });
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password with the token from a mailed link and ends all sessions of the account.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() { scope, setDeviceCookie }: GraphQLContext,
  ): Promise<ResetPasswordPayload> {
    return payload(async () => {
      setDeviceCookie(await resetPassword(scope, input));
      return {};
    });
  }

  @Mutation(() => RequestEmailVerificationPayload, {
    description: 'Mails you a new link to verify your email address.',
  })
  requestEmailVerification(@Ctx() { scope }: GraphQLContext): Promise<RequestEmailVerificationPayload> {
    return payload(async () => {
      await requestEmailVerification(scope);
      return {};
    });
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => VerifyEmailPayload, {
    description: 'Verifies an email address with the token from a mailed link.',
  })
  verifyEmail(
    @Arg('input', () => VerifyEmailInput) input: VerifyEmailInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<VerifyEmailPayload> {
    return payload(async () => {
      await verifyEmail(scope, input);
      return {};
    });
  }

  @Mutation(() => ChangePasswordPayload, {
    description: 'Changes your password. All your sessions end, and a new one starts.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ChangePasswordPayload> {
    return payload(async () => openSession(context, await changePassword(context.scope, input)));
  }

  @Mutation(() => EndSessionPayload, {
    description: 'Signs you out of one of your sessions. Its token becomes invalid.',
  })
  endSession(
    @Arg('input', () => EndSessionInput) input: EndSessionInput,
    @Ctx() { scope, setSessionCookie }: GraphQLContext,
  ): Promise<EndSessionPayload> {
    return payload(async () => {
      const { current } = await endSession(scope, input);
      if (current) setSessionCookie(null);
      return { sessions: current ? null : await listSessions(scope) };
    });
  }

  @Mutation(() => CloseAccountPayload, {
    description:
      'Closes your account. Your listings are taken off the market. Your orders are kept without your personal ' +
      'data.',
  })
  closeAccount(
    @Arg('input', () => CloseAccountInput) input: CloseAccountInput,
    @Ctx() { scope, setSessionCookie }: GraphQLContext,
  ): Promise<CloseAccountPayload> {
    return payload(async () => {
      await closeAccount(scope, input);
      setSessionCookie(null);
      return {};
    });
  }
}
