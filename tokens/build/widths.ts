/**
 * Measures a font's text widths. `node tokens/build/widths.ts FILE…` prints them for installed fonts, in the form used by
 * `STAND_INS` in `fonts.ts`.
 */
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import * as fontkit from 'fontkit';

/** Sample text in the languages of each script. */
const SAMPLES = {
  latin:
    'Teoriją mokotės internetu, praktiką atliekate simuliacijų klasėje. Kursai gydytojams, slaugytojams ir visiems, ' +
    'kurie gali būti šalia, kai prireiks pagalbos. Pasirinkite datą ir registruokitės: vietų skaičius ribotas, o ' +
    'mokymų pažymėjimą galėsite atsisiųsti iš karto. Dažniausiai užduodami klausimai, žaizdų priežiūra, širdies ' +
    'ritmo sutrikimai, kvėpavimo takų valdymas, specializuotas suaugusiųjų gaivinimas. ' +
    'Learn the theory online and practise in a simulation room. Courses for doctors, nurses and everyone who may be ' +
    'near when help is needed. Choose a date and enrol: the number of places is limited, and you can download your ' +
    'certificate straight away. Frequently asked questions, wound care, heart rhythm, airway management.',
  cyrillic:
    'ТеориюизучаетеонлайнпрактикупроходитевсимуляционномклассеКурсыдляврачеймедсестерикаждогоктоможетоказатьсярядом' +
    'когдапонадобитсяпомощьВыберитедатуизапишитеськоличествоместограниченоасвидетельствоможноскачатьсразу' +
    'ЧастозадаваемыевопросыуходзаранаминарушениясердечногоритмаспециализированнаяреанимациявзрослыхОрганизациям',
} as const;

export type Alphabet = keyof typeof SAMPLES;
export const alphabets = ['latin', 'cyrillic'] as const satisfies readonly Alphabet[];

/** Mean letter widths in ems, kerning included. The Latin one includes spaces. */
export type Widths = Readonly<Record<Alphabet | 'space', number>>;

export function meanWidth(font: fontkit.Font, of: keyof Widths): number {
  const sample = of === 'space' ? ' ' : SAMPLES[of];
  return font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
}

if (import.meta.main)
  for (const file of argv.slice(2)) {
    const font = fontkit.create(readFileSync(file));
    const widths = [...alphabets, 'space' as const].map((of) => `${of}: ${meanWidth(font, of).toFixed(4)}`);
    process.stdout.write(`${file}: { ${widths.join(', ')} }\n`);
  }
