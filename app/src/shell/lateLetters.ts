/** Paths of the font files that came when the page's first letters had already been painted in others. */
function lateFiles(): string[] {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  return performance.getEntriesByType('resource').flatMap((entry) => {
    if (!(entry instanceof PerformanceResourceTiming) || !entry.name.endsWith('.woff2')) return [];
    return entry.responseEnd > painted ? [new URL(entry.name).pathname] : [];
  });
}

/**
 * Shows the letters that came too late for the first page. Browsers never take up an optional face again that was late
 * once, nor when its rule is changed: the rule has to be another one.
 */
export function showLateLetters(): void {
  const late = lateFiles();
  if (late.length === 0) return;
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const text = rule.cssText.replace('font-display: optional', 'font-display: swap');
      if (text === rule.cssText || !late.some((file) => text.includes(file))) continue;
      sheet.deleteRule(index);
      sheet.insertRule(text, index);
    }
  }
}
