/** Style of the sign-in and account pages, inline because these pages load nothing. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#14171f;--muted:#565d6d;--paper:#fff;--ground:#f3f4f7;--line:#d5d9e2;--edge:#868ea0;
--brand:#1747c8;--brand-deep:#10358f;--on-brand:#fff;--danger:#b3261e;--danger-ground:#fdeceb;--positive:#12652f;--positive-ground:#e6f5ea}
@media (prefers-color-scheme:dark){:root{--ink:#eef0f5;--muted:#a7aec0;--paper:#1a1e29;--ground:#11141c;--line:#333a4a;--edge:#7b8499;
--brand:#8fb0ff;--brand-deep:#b5caff;--on-brand:#0c1a3d;--danger:#ffb0aa;--danger-ground:#3b1a1a;--positive:#93dda9;--positive-ground:#15321f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
h1{font-size:26px;line-height:1.2;letter-spacing:-.015em;margin:0 0 6px;text-wrap:balance}
h2{font-size:18px;line-height:1.3;margin:0 0 16px}
p{margin:0 0 16px}
a{color:var(--brand);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.centre{min-height:100vh;display:grid;place-items:center;padding:24px 16px}
.card{width:100%;background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:28px 20px;box-shadow:0 1px 2px #0000000a,0 12px 32px #0000000f}
.centre .card{max-width:420px}
@media (min-width:576px){.card{padding:32px}}
.mark{display:flex;align-items:center;gap:10px;font-weight:700;letter-spacing:-.01em;font-size:17px}
.centre .mark{margin-bottom:28px}
.mark svg{width:28px;height:28px;color:var(--brand);flex:none}
.after{margin:18px 0 0}
.muted{color:var(--muted)}
.small{font-size:14px}
label{display:block;font-weight:600;font-size:15px;margin:0 0 6px}
.field{margin:0 0 18px}
.help{display:block;color:var(--muted);font-size:14px;font-weight:400;margin-top:6px}
input,select{width:100%;min-height:44px;padding:9px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:8px}
input[aria-invalid=true]{border-color:var(--danger);border-width:2px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:9px 18px;font:inherit;font-weight:600;border:1px solid var(--brand);
border-radius:8px;background:var(--brand);color:var(--on-brand);cursor:pointer;text-decoration:none;transition:background-color .15s ease-out}
button:hover,.button:hover{background:var(--brand-deep)}
.quiet{background:transparent;color:var(--ink);border-color:var(--edge)}
.quiet:hover{background:var(--ground)}
.wide{width:100%}
.note{border-radius:8px;padding:12px 14px;margin:0 0 20px;font-size:15px}
.note:focus{outline:none}
.error{background:var(--danger-ground);color:var(--danger)}
.done{background:var(--positive-ground);color:var(--positive)}
.note code{font:600 16px/1.4 ui-monospace,Menlo,monospace;user-select:all;white-space:nowrap}
header{background:var(--paper);border-bottom:1px solid var(--line)}
.bar{max-width:960px;margin:0 auto;padding:10px 16px;display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center}
.bar form{margin-left:auto}
.bar nav{order:1;width:100%;display:flex;flex-wrap:wrap;gap:4px 16px}
@media (min-width:768px){.bar nav{order:0;width:auto}}
.bar nav a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink);text-decoration:none}
.bar nav a:hover{text-decoration:underline}
.bar nav a[aria-current]{font-weight:600;box-shadow:inset 0 -2px var(--brand)}
main.page{max-width:960px;margin:0 auto;padding:32px 16px 64px;display:grid;gap:24px}
.columns{display:grid;gap:0 20px}
@media (min-width:768px){.columns{grid-template-columns:1fr 1fr}}
.people{list-style:none;margin:0;padding:0}
.people>li{display:grid;gap:4px 20px;padding:18px 0;border-top:1px solid var(--line)}
.people>li:first-child{border-top:0;padding-top:0}
.people>li:last-child{padding-bottom:0}
.people strong{overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.actions form{display:flex;gap:8px}
.actions select{width:auto}
fieldset{border:0;margin:0 0 18px;padding:0;min-width:0}
legend{font-weight:600;font-size:15px;padding:0;margin:0 0 6px}
fieldset label{display:flex;gap:10px;align-items:center;min-height:36px;margin:0;font-weight:400}
input[type=radio],input[type=checkbox]{width:18px;min-height:18px;height:18px;margin:0;flex:none;accent-color:var(--brand)}
.choices{display:flex;flex-wrap:wrap;gap:0 24px;padding-left:28px}
.people details{flex-basis:100%}
.people details form{display:block;padding-top:12px}
summary{cursor:pointer;display:inline-flex;align-items:center;min-height:44px;color:var(--brand)}
.tag{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:1px 10px;font-size:13px;font-weight:400;color:var(--muted);white-space:nowrap}
@media (min-width:768px){.people>li{grid-template-columns:1fr auto;align-items:center}}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`
