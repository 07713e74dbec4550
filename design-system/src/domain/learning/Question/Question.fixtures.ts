import { t } from '../../../internal/phrases.fixtures.ts';

/** One question of each kind, as a course on resuscitation asks them. */
export const rhythm = {
  text: t('Pacientas nereaguoja ir nekvėpuoja, monitoriuje skilvelių virpėjimas. Ką darote pirmiausia?'),
  options: [
    { id: 'shock', label: t('Defibriliuoju') },
    { id: 'adrenaline', label: t('Suleidžiu 1 mg adrenalino') },
    { id: 'intubate', label: t('Intubuoju') },
    { id: 'wait', label: t('Laukiu komandos vadovo nurodymo') },
  ],
};

export const causes = {
  text: t('Kurios yra grįžtamosios sustojimo priežastys? Pasirinkite visas.'),
  options: [
    { id: 'hypoxia', label: t('Hipoksija') },
    { id: 'hypothermia', label: t('Hipotermija') },
    { id: 'fever', label: t('Karščiavimas') },
    { id: 'tamponade', label: t('Širdies tamponada') },
  ],
};

export const steps = {
  text: t('Išdėstykite veiksmus eilės tvarka.'),
  options: [
    { id: 'defibrillator', label: t('Prijungti defibriliatorių') },
    { id: 'help', label: t('Kviesti pagalbą') },
    { id: 'check', label: t('Patikrinti sąmonę ir kvėpavimą') },
    { id: 'compress', label: t('Pradėti krūtinės ląstos paspaudimus') },
  ],
};

export const drugs = {
  text: t('Kuris vaistas kada skiriamas?'),
  prompts: [
    { id: 'vf', label: t('Po trečios iškrovos') },
    { id: 'pea', label: t('Kuo greičiau, jei ritmui iškrovos nereikia') },
    { id: 'torsades', label: t('Esant „torsades de pointes“') },
  ],
  choices: [
    { id: 'amiodarone', label: t('Amjodaronas 300 mg') },
    { id: 'adrenaline', label: t('Adrenalinas 1 mg') },
    { id: 'magnesium', label: t('Magnio sulfatas 2 g') },
  ],
};
