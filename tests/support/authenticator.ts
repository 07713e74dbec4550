import type { Page } from '@playwright/test';

/** A device's own authenticator, as the browser's development tools simulate it. */
interface Authenticator {
  /** Whether the person touches it when it asks: also for what the browser offers in a list. */
  present(isPresent: boolean): Promise<void>;
}

/** Gives a page an authenticator that knows its person, with no passkey on it yet. */
export async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: async (isPresent) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isPresent });
    },
  };
}
