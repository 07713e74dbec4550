/** What is used of the player, H5P's core. It comes as a script of its own and has no types. */

/** An event of a package: what was done in it, in the words of xAPI. */
export interface PackageEvent {
  readonly data?: {
    readonly statement?: {
      readonly verb?: { readonly id?: string };
      readonly result?: {
        readonly completion?: boolean;
        readonly score?: { readonly raw?: number; readonly max?: number; readonly scaled?: number };
      };
      readonly context?: { readonly contextActivities?: { readonly parent?: readonly unknown[] } };
    };
  };
}

export interface PackageInstance {
  readonly getCurrentState?: () => unknown;
}

export interface Player {
  preventInit?: boolean;
  readonly instances?: readonly PackageInstance[];
  readonly externalDispatcher?: {
    on(type: 'xAPI', listener: (event: PackageEvent) => void): void;
  };
  init?(target: Element): void;
}

/** What the player reads when it begins. */
export interface Integration {
  readonly baseUrl: string;
  readonly url: string;
  readonly urlLibraries: string;
  readonly siteUrl: string;
  readonly saveFreq: number;
  readonly postUserStatistics: false;
  readonly ajax: Readonly<Record<string, string>>;
  readonly l10n: { readonly H5P: Readonly<Record<string, string>> };
  readonly loadedJs: readonly string[];
  readonly loadedCss: readonly string[];
  readonly contents: Readonly<Record<string, unknown>>;
}

declare global {
  // The player looks for these two names.
  // oxlint-disable-next-line no-var
  var H5P: Player | undefined;
  // oxlint-disable-next-line no-var
  var H5PIntegration: Integration | undefined;
}

const completed = new Set(['completed', 'passed', 'mastered', 'consumed', 'answered']);

/**
 * What was reached, in per cent, where the event ends the whole package; undefined otherwise. Parts of a package tell of
 * themselves too, and name it as their parent.
 */
export function reached({ data }: PackageEvent): number | undefined {
  const { verb, result, context } = data?.statement ?? {};
  if ((context?.contextActivities?.parent ?? []).length > 0) return undefined;
  const name = verb?.id?.split('/').at(-1) ?? '';
  if (!completed.has(name) || result?.completion === false) return undefined;
  const { raw = 0, max = 0, scaled } = result?.score ?? {};
  const share = scaled ?? (max > 0 ? raw / max : 1);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}
