export const article = `<h2>Ko išmoksite</h2>
<p>Ūminėse būklėse svarbiausia <strong>aiški seka</strong>: įvertinti, nuspręsti, veikti. Plačiau <a href="#seka">apie seką</a>.</p>
<ul><li>Atpažinti sepsį per <em>pirmąją valandą</em></li><li>Paimti kraujo pasėlį<ul><li>iki antibiotiko</li></ul></li></ul>
<h3>Dozės</h3>
<ol><li>Pirmoji dozė</li><li>Antroji dozė po 5 min.</li></ol>
<table><thead><tr><th>Vaistas</th><th>Dozė</th><th>Kelias</th></tr></thead>
<tbody><tr><td>Adrenalinas</td><td>0,5 mg</td><td>į raumenis</td></tr><tr><td>Amjodaronas</td><td>300 mg</td><td>į veną</td></tr></tbody></table>
<blockquote><p>Čia mokomasi ramiai, be skubos, o žinios lieka.</p></blockquote>
<p>Kodas <code>ALS-101</code>. <span lang="ru">Подъём, объём, съёмка.</span></p>
<hr>
<p>Nebeprisikiškiakopūsteliaujantiesiems gydytojams anesteziologams-reanimatologams.</p>`;

export const wideTable = `<p>Какие данные и зачем.</p>
<table><thead><tr><th>Данные</th><th>Зачем</th><th>Правовое основание</th><th>Сколько храним</th></tr></thead>
<tbody><tr><td>Имя, фамилия, пользовательское имя</td><td>Аутентификация, удостоверения</td><td>Исполнение договора</td><td>Высококвалифицированная</td></tr></tbody></table>
<p>После таблицы.</p>`;
