/**
 * A content type of H5P: the learner presses a button in a rhythm, as in chest compressions, and is told how many
 * presses were within the bounds. Written for this product; it needs the player alone.
 */
(function () {
  'use strict';

  window.Medeina = window.Medeina || {};

  /** The rate of presses a minute between two moments in milliseconds. */
  function rateOf(from, to) {
    return 60000 / (to - from);
  }

  function make(tag, name, text) {
    var element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /** Puts numbers into a text: 'Within the bounds: :hits of :all'. */
  function fill(text, values) {
    return Object.keys(values).reduce(function (filled, name) {
      return filled.split(':' + name).join(String(values[name]));
    }, text);
  }

  /**
   * @param params the content's `content.json`
   * @param id its id
   * @param extras with `previousState`, what `getCurrentState` gave the last time
   */
  window.Medeina.TapRhythm = function (params, id, extras) {
    var self = this;
    var words = params.words;
    var presses = params.presses;
    var state = (extras && extras.previousState) || { rounds: 0 };
    var times = [];
    var parts = {};

    self.attach = function ($container) {
      var root = make('div', 'tap-rhythm');
      root.appendChild(make('p', 'tap-rhythm__intro', params.intro));
      parts.scale = makeScale();
      root.appendChild(parts.scale.element);
      parts.button = make('button', 'tap-rhythm__button');
      parts.button.type = 'button';
      parts.label = make('span', 'tap-rhythm__label', words.press);
      parts.count = make('span', 'tap-rhythm__count', '0 / ' + presses);
      parts.button.appendChild(parts.label);
      parts.button.appendChild(parts.count);
      // On press, not on release: a rhythm is felt as one presses down.
      parts.button.addEventListener('pointerdown', function (event) {
        event.preventDefault();
        parts.button.focus();
        press(event.timeStamp);
      });
      parts.button.addEventListener('keydown', function (event) {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) press(event.timeStamp);
      });
      // What presses without a pointer or a key, such as a voice or a switch.
      parts.button.addEventListener('click', function (event) {
        if (event.detail === 0) press(event.timeStamp);
      });
      root.appendChild(parts.button);
      parts.said = make('p', 'tap-rhythm__said');
      parts.said.setAttribute('role', 'status');
      root.appendChild(parts.said);
      parts.again = make('button', 'tap-rhythm__again', words.again);
      parts.again.type = 'button';
      parts.again.hidden = true;
      parts.again.addEventListener('click', begin);
      root.appendChild(parts.again);
      $container.append(root);
      if (state.last !== undefined) showLast();
      self.triggerXAPI('attempted');
    };

    self.getCurrentState = function () {
      return state.rounds === 0 ? undefined : state;
    };

    function makeScale() {
      var element = make('div', 'tap-rhythm__scale');
      // What it shows is said in words below.
      element.setAttribute('aria-hidden', 'true');
      var zone = make('div', 'tap-rhythm__zone');
      place(zone, params.least);
      zone.style.width = shareOf(params.most) - shareOf(params.least) + '%';
      var needle = make('div', 'tap-rhythm__needle');
      needle.hidden = true;
      element.appendChild(zone);
      [params.least, params.most].forEach(function (bound) {
        var mark = make('span', 'tap-rhythm__mark', String(bound));
        place(mark, bound);
        element.appendChild(mark);
      });
      element.appendChild(needle);
      return { element: element, needle: needle };
    }

    /** Where a rate stands on the scale, which reaches from half of the lower bound to half more than the upper one. */
    function shareOf(rate) {
      var from = params.least / 2;
      var to = params.most * 1.5;
      return Math.min(100, Math.max(0, ((rate - from) / (to - from)) * 100));
    }

    function place(element, rate) {
      element.style.left = shareOf(rate) + '%';
    }

    function begin() {
      times = [];
      parts.again.hidden = true;
      parts.button.disabled = false;
      parts.label.textContent = words.press;
      parts.count.textContent = '0 / ' + presses;
      parts.said.textContent = '';
      parts.scale.needle.hidden = true;
      parts.button.focus();
      self.trigger('resize');
    }

    function press(at) {
      if (parts.button.disabled) return;
      var before = times[times.length - 1];
      times.push(at);
      parts.count.textContent = times.length + ' / ' + presses;
      if (before !== undefined) {
        parts.scale.needle.hidden = false;
        place(parts.scale.needle, rateOf(before, at));
      }
      if (times.length === presses) end();
      else if (times.length % 10 === 0) say();
    }

    /** In the middle of a round: too slow, too fast, or right. */
    function say() {
      var rate = Math.round(rateOf(times[times.length - 10], times[times.length - 1]) * 9);
      var verdict = rate < params.least ? words.slow : rate > params.most ? words.fast : words.right;
      parts.said.textContent = fill(words.rate, { rate: rate }) + ' ' + verdict;
    }

    function end() {
      var rates = times.slice(1).map(function (at, index) {
        return rateOf(times[index], at);
      });
      var hits = rates.filter(function (rate) {
        return rate >= params.least && rate <= params.most;
      }).length;
      var mean = Math.round(rateOf(times[0], times[times.length - 1]) * rates.length);
      state = {
        rounds: state.rounds + 1,
        last: { hits: hits, all: rates.length, mean: mean },
        best: Math.max(state.best || 0, hits),
      };
      showLast();
      parts.again.focus();
      self.triggerXAPIScored(hits, rates.length, 'completed', true, hits / rates.length >= 0.8);
    }

    function showLast() {
      var last = state.last;
      var share = last.hits / last.all;
      var verdict = share >= 0.8 ? words.good : share >= 0.5 ? words.fair : words.poor;
      parts.button.disabled = true;
      parts.label.textContent = words.done;
      parts.count.textContent = Math.round(share * 100) + ' %';
      parts.said.textContent =
        fill(words.result, { hits: last.hits, all: last.all, mean: last.mean }) + ' ' + verdict;
      parts.again.hidden = false;
      parts.scale.needle.hidden = false;
      place(parts.scale.needle, last.mean);
      self.trigger('resize');
    }
  };
})();
