import { language } from '../../internal/phrases/language.fixtures.ts';

const articles = {
  lt: `<h2>Ko išmoksite</h2>
<p>Ūminėse būklėse svarbiausia <strong>aiški seka</strong>: įvertinti, nuspręsti, veikti. Plačiau <a href="#seka">apie seką</a>.</p>
<ul><li>Atpažinti sepsį per <em>pirmąją valandą</em></li><li>Paimti kraujo pasėlį<ul><li>iki antibiotiko</li></ul></li></ul>
<h3>Dozės</h3>
<ol><li>Pirmoji dozė</li><li>Antroji dozė po 5 min.</li></ol>
<table><thead><tr><th>Vaistas</th><th>Dozė</th><th>Kelias</th></tr></thead>
<tbody><tr><td>Adrenalinas</td><td>0,5 mg</td><td>į raumenis</td></tr><tr><td>Amjodaronas</td><td>300 mg</td><td>į veną</td></tr></tbody></table>
<blockquote><p>Čia mokomasi ramiai, be skubos, o žinios lieka.</p></blockquote>
<p>Kodas <code>ALS-101</code>. <span lang="ru">Подъём, объём, съёмка.</span></p>
<hr>
<p>Nebeprisikiškiakopūsteliaujantiesiems gydytojams anesteziologams-reanimatologams.</p>`,
  en: `<h2>What you will learn</h2>
<p>In acute illness a <strong>clear order</strong> matters most: assess, decide, act. More <a href="#seka">about the order</a>.</p>
<ul><li>Recognise sepsis within the <em>first hour</em></li><li>Take blood cultures<ul><li>before the antibiotic</li></ul></li></ul>
<h3>Doses</h3>
<ol><li>First dose</li><li>Second dose after 5 min</li></ol>
<table><thead><tr><th>Drug</th><th>Dose</th><th>Route</th></tr></thead>
<tbody><tr><td>Adrenaline</td><td>0.5 mg</td><td>into the muscle</td></tr><tr><td>Amiodarone</td><td>300 mg</td><td>into a vein</td></tr></tbody></table>
<blockquote><p>People learn here calmly, without hurry, and what they learn stays.</p></blockquote>
<p>Code <code>ALS-101</code>. <span lang="ru">Подъём, объём, съёмка.</span></p>
<hr>
<p>Otorhinolaryngological emergencies for interdisciplinary resuscitation teams.</p>`,
  ru: `<h2>Чему вы научитесь</h2>
<p>В острых состояниях важнее всего <strong>ясный порядок</strong>: оценить, решить, действовать. Подробнее <a href="#seka">о порядке</a>.</p>
<ul><li>Распознать сепсис в <em>первый час</em></li><li>Взять посев крови<ul><li>до антибиотика</li></ul></li></ul>
<h3>Дозы</h3>
<ol><li>Первая доза</li><li>Вторая доза через 5 мин</li></ol>
<table><thead><tr><th>Препарат</th><th>Доза</th><th>Путь</th></tr></thead>
<tbody><tr><td>Адреналин</td><td>0,5 мг</td><td>внутримышечно</td></tr><tr><td>Амиодарон</td><td>300 мг</td><td>внутривенно</td></tr></tbody></table>
<blockquote><p>Здесь учатся спокойно, без спешки, и знания остаются.</p></blockquote>
<p>Код <code>ALS-101</code>. <span lang="en">Assess, decide, act.</span></p>
<hr>
<p>Высококвалифицированная оториноларингологическая помощь.</p>`,
};

export const article = articles[language];

export const wideTable = `<p>Какие данные и зачем.</p>
<table><thead><tr><th>Данные</th><th>Зачем</th><th>Правовое основание</th><th>Сколько храним</th></tr></thead>
<tbody><tr><td>Имя, фамилия, пользовательское имя</td><td>Аутентификация, удостоверения</td><td>Исполнение договора</td><td>Высококвалифицированная</td></tr></tbody></table>
<p>После таблицы.</p>`;
