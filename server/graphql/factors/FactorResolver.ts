import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listSecurityEvents, reportIntrusion } from '../../usecases/factors/securityEvents.js';
import { addAuthenticator, startAuthenticator } from '../../usecases/factors/addAuthenticator.js';
import { addPasskey, startPasskey } from '../../usecases/factors/addPasskey.js';
import { makeRecoveryCodes, removeFactor } from '../../usecases/factors/removeFactor.js';
import { viewFactors } from '../../usecases/factors/viewFactors.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import {
  AddAuthenticatorInput,
  AddPasskeyInput,
  RemoveSecondFactorInput,
  ReportIntrusionInput,
} from './FactorInputs.js';
import {
  AddAuthenticatorPayload,
  AddPasskeyPayload,
  MakeRecoveryCodesPayload,
  RemoveSecondFactorPayload,
  ReportIntrusionPayload,
  StartAuthenticatorPayload,
  StartPasskeyPayload,
} from './FactorPayloads.js';
import { SecondFactorsType, SecurityEventType } from './FactorTypes.js';

/** Part of the description of every mutation that adds a second factor. */
const ENDS_OTHERS = 'Adding your first second factor ends all your other sessions.';

/** Part of the description of every mutation that requires a fresh confirmation. */
const ASKS_FIRST =
  'Refused with CONFIRMATION_REQUIRED unless you logged in or confirmed your identity within the last 10 ' +
  'minutes.';

@Resolver()
export class FactorResolver {
  @Query(() => SecondFactorsType, {
    description: 'Your second factors, and the number of your unused recovery codes.',
  })
  secondFactors(@Ctx() { scope }: GraphQLContext): Promise<SecondFactorsType> {
    return viewFactors(scope);
  }

  @Query(() => [SecurityEventType], {
    description:
      'The 100 most recent security events of your account, newest first. Events are kept for a year.',
  })
  securityEvents(@Ctx() { scope }: GraphQLContext): Promise<SecurityEventType[]> {
    return listSecurityEvents(scope);
  }

  @Mutation(() => StartAuthenticatorPayload, {
    description: `Creates the secret for an authenticator app. Add the app with \`addAuthenticator\`. ${ASKS_FIRST}`,
  })
  startAuthenticator(@Ctx() { scope }: GraphQLContext): Promise<StartAuthenticatorPayload> {
    return payload(() => startAuthenticator(scope));
  }

  @Mutation(() => AddAuthenticatorPayload, {
    description: `Adds an authenticator app as a second factor. The code proves that the app has the secret from \`startAuthenticator\`. ${ENDS_OTHERS} ${ASKS_FIRST}`,
  })
  addAuthenticator(
    @Arg('input', () => AddAuthenticatorInput) input: AddAuthenticatorInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<AddAuthenticatorPayload> {
    return payload(async () => ({
      ...(await addAuthenticator(scope, input)),
      secondFactors: await viewFactors(scope),
    }));
  }

  @Mutation(() => StartPasskeyPayload, {
    description: `Returns the options for creating a passkey in a browser. Add it with \`addPasskey\`. ${ASKS_FIRST}`,
  })
  startPasskey(@Ctx() { scope }: GraphQLContext): Promise<StartPasskeyPayload> {
    return payload(() => startPasskey(scope));
  }

  @Mutation(() => AddPasskeyPayload, {
    description: `Adds a passkey as a second factor. ${ENDS_OTHERS} ${ASKS_FIRST}`,
  })
  addPasskey(
    @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<AddPasskeyPayload> {
    return payload(async () => ({
      ...(await addPasskey(scope, input)),
      secondFactors: await viewFactors(scope),
    }));
  }

  @Mutation(() => RemoveSecondFactorPayload, {
    description: `Removes one of your second factors. Removing your last second factor also deletes your recovery codes. ${ASKS_FIRST}`,
  })
  removeSecondFactor(
    @Arg('input', () => RemoveSecondFactorInput) input: RemoveSecondFactorInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RemoveSecondFactorPayload> {
    return payload(async () => {
      await removeFactor(scope, input);
      return { secondFactors: await viewFactors(scope) };
    });
  }

  @Mutation(() => MakeRecoveryCodesPayload, {
    description: `Replaces your recovery codes with ten new ones. ${ASKS_FIRST}`,
  })
  makeRecoveryCodes(@Ctx() { scope }: GraphQLContext): Promise<MakeRecoveryCodesPayload> {
    return payload(async () => {
      const recoveryCodes = await makeRecoveryCodes(scope);
      return { recoveryCodes, secondFactors: await viewFactors(scope) };
    });
  }

  @Mutation(() => ReportIntrusionPayload, {
    description:
      'Reports that someone else used your account. Ends all sessions, including this one, and mails you a ' +
      'link to set a new password. Until you set it, logging in with the old password is refused with PASSWORD_RESET_REQUIRED.',
  })
  reportIntrusion(
    @Arg('input', () => ReportIntrusionInput, { nullable: true }) input: ReportIntrusionInput | undefined,
    @Ctx() { scope, setSessionCookie }: GraphQLContext,
  ): Promise<ReportIntrusionPayload> {
    return payload(async () => {
      const reported = await reportIntrusion(scope, input);
      setSessionCookie(null);
      return reported;
    });
  }
}
