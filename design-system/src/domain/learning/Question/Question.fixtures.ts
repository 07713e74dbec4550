/** One question of each kind, as a course on resuscitation asks them. */
export const rhythm = {
  text: 'Pacientas nereaguoja ir nekvėpuoja, monitoriuje skilvelių virpėjimas. Ką darote pirmiausia?',
  options: [
    { id: 'shock', label: 'Defibriliuoju' },
    { id: 'adrenaline', label: 'Suleidžiu 1 mg adrenalino' },
    { id: 'intubate', label: 'Intubuoju' },
    { id: 'wait', label: 'Laukiu komandos vadovo nurodymo' },
  ],
};

export const causes = {
  text: 'Kurios yra grįžtamosios sustojimo priežastys? Pasirinkite visas.',
  options: [
    { id: 'hypoxia', label: 'Hipoksija' },
    { id: 'hypothermia', label: 'Hipotermija' },
    { id: 'fever', label: 'Karščiavimas' },
    { id: 'tamponade', label: 'Širdies tamponada' },
  ],
};

export const steps = {
  text: 'Išdėstykite veiksmus eilės tvarka.',
  options: [
    { id: 'defibrillator', label: 'Prijungti defibriliatorių' },
    { id: 'help', label: 'Kviesti pagalbą' },
    { id: 'check', label: 'Patikrinti sąmonę ir kvėpavimą' },
    { id: 'compress', label: 'Pradėti krūtinės ląstos paspaudimus' },
  ],
};

export const drugs = {
  text: 'Kuris vaistas kada skiriamas?',
  prompts: [
    { id: 'vf', label: 'Po trečios iškrovos' },
    { id: 'pea', label: 'Kuo greičiau, jei ritmui iškrovos nereikia' },
    { id: 'torsades', label: 'Esant „torsades de pointes“' },
  ],
  choices: [
    { id: 'amiodarone', label: 'Amjodaronas 300 mg' },
    { id: 'adrenaline', label: 'Adrenalinas 1 mg' },
    { id: 'magnesium', label: 'Magnio sulfatas 2 g' },
  ],
};
