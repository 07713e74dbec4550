import type { TestProject } from 'vitest/node';
import { installOtherVersion } from './otherVersion.ts';
import { makeSandbox, removeSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Both packages, packed and installed. */
    sandbox: Sandbox;
  }
}

/** Packs once for all test files, and installs another version beside it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const sandbox = await makeSandbox();
  installOtherVersion(sandbox.folder);
  project.provide('sandbox', sandbox);
  return () => removeSandbox(sandbox);
}
