/** What is made of the registry's answer about vulnerabilities. */
export interface Verdict {
  readonly passed: boolean;
  readonly lines: readonly string[];
}

interface Advisory {
  readonly module_name?: string;
  readonly severity?: string;
  readonly title?: string;
  readonly url?: string;
  readonly patched_versions?: string;
}

/** The registry's answer has no reliable date, so none of these waits until its days are over. */
const grave: ReadonlySet<string | undefined> = new Set(['moderate', 'high', 'critical']);

/**
 * @param output of `pnpm audit --json`.
 * @param needsAnswer where a registry that does not answer fails too.
 */
export function verdictOn(output: string, needsAnswer: boolean): Verdict {
  const answer = answerIn(output);
  if (answer?.advisories === undefined) {
    return {
      passed: !needsAnswer,
      lines: [`Not checked: the registry did not answer (${answer?.error?.code ?? 'nothing'}).`],
    };
  }
  const known = Object.values(answer.advisories);
  const lines = known.map(
    ({ module_name: name, severity, title, url, patched_versions: mended }) =>
      `${severity}: ${name}: ${title} (mended in ${mended ?? 'no version'}; ${url})`,
  );
  return {
    passed: !known.some(({ severity }) => grave.has(severity)),
    lines: lines.length === 0 ? ['No known vulnerability.'] : lines,
  };
}

function answerIn(
  output: string,
):
  | { readonly advisories?: Readonly<Record<string, Advisory>>; readonly error?: { readonly code?: string } }
  | undefined {
  try {
    const answer: unknown = JSON.parse(output);
    return Object(answer);
  } catch {
    return undefined;
  }
}
