import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import { confirmIdentity, startConfirmation } from '../../usecases/accounts/confirmIdentity.js';
import {
  confirmSecondFactor,
  logInWithPasskey,
  startPasskeyLogIn,
} from '../../usecases/accounts/confirmSecondFactor.js';
import type { GraphQLContext } from '../context.js';
import {
  ConfirmIdentityInput,
  ConfirmSecondFactorInput,
  LogInWithPasskeyInput,
} from '../factors/FactorInputs.js';
import {
  ConfirmIdentityPayload,
  StartConfirmationPayload,
  StartPasskeyLogInPayload,
} from '../factors/FactorPayloads.js';
import { payload } from '../schema/payload.js';
import { WITHOUT_SESSION } from '../sessionCheck.js';
import { openSession } from './openSession.js';
import { ConfirmSecondFactorPayload, LogInWithPasskeyPayload } from './UserPayloads.js';

@Resolver()
export class SecondStepResolver {
  @Extensions(WITHOUT_SESSION)
  @Mutation(() => ConfirmSecondFactorPayload, {
    description: 'Completes the second step of a log-in and starts the session.',
  })
  confirmSecondFactor(
    @Arg('input', () => ConfirmSecondFactorInput) input: ConfirmSecondFactorInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmSecondFactorPayload> {
    return payload(async () => openSession(context, await confirmSecondFactor(context.scope, input)));
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => StartPasskeyLogInPayload, {
    description:
      'Returns the options for a log-in with a passkey alone, to be passed to the browser. Complete the log-in with ' +
      '`logInWithPasskey`.',
  })
  startPasskeyLogIn(@Ctx() { scope }: GraphQLContext): Promise<StartPasskeyLogInPayload> {
    return payload(() => startPasskeyLogIn(scope));
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => LogInWithPasskeyPayload, {
    description:
      'Starts a session with a passkey alone. The passkey must have verified its owner, for example with a ' +
      'PIN.',
  })
  logInWithPasskey(
    @Arg('input', () => LogInWithPasskeyInput) input: LogInWithPasskeyInput,
    @Ctx() context: GraphQLContext,
  ): Promise<LogInWithPasskeyPayload> {
    return payload(async () => openSession(context, await logInWithPasskey(context.scope, input)));
  }

  @Mutation(() => StartConfirmationPayload, {
    description: 'Starts a confirmation of your identity. Complete it with `confirmIdentity`.',
  })
  startConfirmation(@Ctx() { scope }: GraphQLContext): Promise<StartConfirmationPayload> {
    return payload(async () => ({ secondFactor: await startConfirmation(scope) }));
  }

  @Mutation(() => ConfirmIdentityPayload, {
    description:
      'Confirms your identity. For the next 10 minutes, this session can make changes that require a fresh ' +
      'confirmation.',
  })
  confirmIdentity(
    @Arg('input', () => ConfirmIdentityInput) input: ConfirmIdentityInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ConfirmIdentityPayload> {
    return payload(async () => ({ confirmedUntil: await confirmIdentity(scope, input) }));
  }
}
