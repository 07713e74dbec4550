import type { Rolldown } from 'tsdown';

function sheetOf(context: Rolldown.PluginContext, id: string): string | undefined {
  const css: unknown = context.getModuleInfo(id)?.meta['css'];
  return typeof css === 'string' ? css : undefined;
}

/** The style sheets of a module, those of its imports first, each once. */
export function sheetsBehind(context: Rolldown.PluginContext, entry: string): Map<string, string> {
  const sheets = new Map<string, string>();
  const seen = new Set<string>();
  const walk = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const css = sheetOf(context, id);
    if (css !== undefined) sheets.set(id, css);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) walk(imported);
  };
  walk(entry);
  return sheets;
}

/** Removes the line breaks that vanilla-extract writes; no CSS string can contain one. */
function compact(css: string): string {
  return css
    .replaceAll(/\n\s*/gu, '')
    .replaceAll(' {', '{')
    .replaceAll(/;\}/gu, '}')
    .replaceAll(/([{;][\w-]+): /gu, '$1:');
}

/** The file name given to the vanilla-extract plugin, so that it extracts the style sheets from the scripts. */
export const extracted = 'extracted.css';

const layerStatement = '@layer reset,tokens,primitives,domain,app;\n';

/** Joins the sheets. Each declares the order of the layers, because the first to load decides it. */
export function joinSheets(sheets: Iterable<string>): string {
  const rules = [...sheets].join('\n').replaceAll(/@layer [\w, ]+;\n?/gu, '');
  return layerStatement + compact(rules);
}

/**
 * Writes a style sheet per entry, and `styles.css` with those of all entries.
 * @param nameOf the name of an entry's sheet; undefined without one of its own
 */
export function styleSheets(nameOf: (id: string) => string | undefined): Rolldown.Plugin {
  return {
    name: 'style-sheets',
    generateBundle(_options, bundle) {
      const all = new Map<string, string>();
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry && file.facadeModuleId !== null ? [file.facadeModuleId] : [],
      );
      for (const entry of entries.toSorted((one, other) => one.localeCompare(other, 'en'))) {
        const sheets = sheetsBehind(this, entry);
        const fileName = nameOf(entry);
        if (fileName !== undefined)
          this.emitFile({ type: 'asset', fileName, source: joinSheets(sheets.values()) });
        // The reset is only for pages that are entirely Medeina's.
        if (fileName !== 'reset.css') for (const [id, css] of sheets) all.set(id, css);
      }
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: joinSheets(all.values()) });
      // The vanilla-extract plugin's own sheet has the same rules in another order.
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.names.includes(extracted)) delete bundle[file.fileName];
    },
  };
}
