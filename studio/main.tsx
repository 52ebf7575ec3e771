import './studio.css'
import { renderStudio } from 'sanity'
import { replaceComponent } from './bundle/replaced-components.ts'
import { hosted, isSiteOrigin } from './config/environment.ts'
import { InsertMenu } from './page-builder/insert-menu.tsx'
import config from './sanity.config.ts'
import { keepToOwnServer } from './streams/fetch.ts'
import 'virtual:preloaded-parts'

if (!hosted) keepToOwnServer(isSiteOrigin)
replaceComponent('InsertMenu', InsertMenu)

renderStudio(document.getElementById('studio'), config)
