/** Look of the preview bar: one of its own, so that nobody takes it for a part of the dealer's site. */
export const barStyle = `
:host{all:initial;position:fixed;z-index:2147483000;left:12px;bottom:12px;max-width:calc(100vw - 24px);font:14px/1.4 system-ui,sans-serif;color:#f4f6fb}
*{box-sizing:border-box;font:inherit;margin:0}
details{display:flex;flex-direction:column-reverse}
summary{display:inline-flex;align-items:center;gap:10px;min-height:44px;padding:0 18px;border-radius:22px;background:#151a27;border:1px solid #39435c;box-shadow:0 6px 24px rgb(0 0 0/.35);cursor:pointer;list-style:none;white-space:nowrap}
summary::-webkit-details-marker{display:none}
summary b{font-weight:650}
.shown{color:#b9c3d9;font-variant-numeric:tabular-nums}
.dot{width:9px;height:9px;border-radius:50%;background:#5fd38d}
aside[data-moved] .dot{background:#ffb84d}
aside[data-moved] .shown{color:#ffd699}
.panel{position:absolute;bottom:56px;left:0;width:min(23rem,calc(100vw - 24px));max-height:min(70vh,34rem);overflow:auto;padding:18px;border-radius:14px;background:#151a27;border:1px solid #39435c;box-shadow:0 12px 48px rgb(0 0 0/.5)}
.about{color:#b9c3d9;margin-bottom:14px}
label{display:block;font-weight:600;margin-bottom:6px}
.row{display:flex;gap:8px}
input{flex:1;min-width:0;min-height:44px;padding:0 10px;border-radius:8px;border:1px solid #596580;background:#0c101a;color:inherit;color-scheme:dark}
button,.leave{min-height:44px;padding:0 14px;border-radius:8px;border:1px solid #596580;background:#232b3f;color:inherit;cursor:pointer}
button:hover,.leave:hover,summary:hover{background:#2d3750}
form+form{margin-top:8px}
form+form>button{width:100%}
.hint{color:#b9c3d9;font-size:13px;margin-top:6px}
h2{font-weight:600;margin:18px 0 4px}
ol{list-style:none;padding:0;margin-top:8px;display:grid;gap:6px}
li button{display:grid;gap:2px;width:100%;padding:8px 12px;text-align:left}
time{color:#b9c3d9;font-size:13px;font-variant-numeric:tabular-nums}
em{font-style:normal;color:#9fe0bb}
.past{opacity:.72}
.past em{color:#c9cfdd}
[aria-current]{border-color:#ffb84d}
.leave{display:flex;align-items:center;justify-content:center;margin-top:18px;text-decoration:none}
:host([framed]) .leave{display:none}
:focus-visible{outline:2px solid #8fb2ff;outline-offset:2px}
@media print{:host{display:none}}
`
